import type { BlockInputOf } from 'pagework'
import { facts } from '../rules/numbers/facts.ts'

type Price = NonNullable<BlockInputOf<'faq'>['price']>
type Driver = Price['movers']['drivers'][number]

/**
 * Bars beside a product's questions, for the choices that move its price. Factors are computed from
 * `content/facts.json`. A band in `site.prices` replaces the bars.
 */
export const prices = {
  indoor: priceOf(pitch('P1.2', 'P2.5'), fullHd('P1.5', 'P2.5'), {
    name: 'Wall and frame',
    text: 'Plaster, stone or a free frame: the survey settles the steel.',
  }),
  outdoor: priceOf(
    pitch('P5', 'P10'),
    {
      name: 'Brightness',
      factor: ratio(facts.power.outdoor.value, facts.power.indoor.value),
      text: 'At full white a wall for the sun takes 600 to 850 W/m², a wall for a room 350 to 550 W/m².',
    },
    { name: 'Structure', text: 'Pole, façade or roof: wind, foundation and permits differ by site.' },
  ),
  truck: priceOf(
    pitch('P4', 'P6'),
    {
      name: 'Generator',
      factor: spanOf(facts.power.truckGenerator.value),
      text: 'A silent generator of 5 to 20 kVA, by area and hours on the road.',
    },
    { name: 'Vehicle', text: 'Chassis, lift and sides with a screen: the vehicle settles them.' },
  ),
  standee: priceOf(
    pitch('P1.8', 'P2.5'),
    {
      name: 'Brightness',
      factor: spanOf(nits('standee')),
      text: 'A standee gives 800 to 1,200 nits: an entrance in daylight takes the most.',
    },
    { name: 'Casing', text: 'Colour, base and travel case are settled with the drawing.' },
  ),
  interactive: priceOf(
    pitch('P1.2', 'P1.8'),
    {
      name: 'Touch',
      factor: spanOf(facts.touch.points.value),
      text: 'From 10 touch points for one user to 40 for several at once.',
    },
    { name: 'Surface', text: 'Glue-on-board resin or tempered glass, by how hard it is used.' },
  ),
  transparent: priceOf(
    pitch('P2.6 × 5.2', 'P3.9 × 7.8'),
    {
      name: 'Sun on the glass',
      factor: ratio(nits('sunlit window'), nits('atrium')),
      text: 'Glass in direct sun takes 3,500 to 5,500 nits, an atrium 1,000 to 1,500 nits.',
    },
    { name: 'Glass front', text: 'Hanging, cables and the way to the glass differ by building.' },
  ),
  flexible: priceOf(
    pitch('P2', 'P4'),
    { name: 'Curve', text: 'The tighter the radius, the softer the modules must be.' },
    { name: 'Frame', text: 'It follows your curve and is made once.' },
  ),
  rental: priceOf(
    pitch('P2.6', 'P4.8'),
    {
      name: 'Open air',
      factor: ratio(nits('open-air event'), nits('stage')),
      text: 'An open-air event takes 4,500 to 5,500 nits, a stage indoors 800 to 1,500 nits.',
    },
    { name: 'Crew and days', text: 'Road, hours of the hall and days of the event settle them.' },
  ),
  custom: priceOf(
    pitch('P2.5', 'P5'),
    { name: 'Shape', text: 'A module of a new shape is drawn and tooled, a standard one is not.' },
    { name: 'Load and reach', text: 'What the building bears, and how a failed module is reached.' },
  ),
} satisfies Record<string, Price>

function priceOf(...drivers: Driver[]): Price {
  return {
    heading: 'Price',
    note: 'The quotation names what is included, line by line.',
    movers: {
      heading: 'What moves the price',
      note: 'Relative: how much more material, light or power a choice takes. Indicative, not a quotation.',
      drivers,
    },
  }
}

/** Compares the LEDs of two pitches on the same area. */
function pitch(fine: string, coarse: string): Driver {
  const factor = ratio(ledsOf(fine), ledsOf(coarse))
  const text = `${fine} has ${factor} times as many LEDs as ${coarse} on the same area.`
  return { name: 'Pitch', factor, text }
}

/** Compares the areas that two pitches need for full HD. */
function fullHd(fine: string, coarse: string): Driver {
  const [small, large] = [pitchNamed(fine), pitchNamed(coarse)]
  const factor = ratio(small.mm ** -2, large.mm ** -2)
  const text = `Full HD is ${small.fullHdM[0]} m wide at ${fine} and ${large.fullHdM[0]} m wide at ${coarse}.`
  return { name: 'Full HD', factor, text }
}

/** Returns LEDs on a square millimetre. A transparent panel has one pitch across and another one down. */
function ledsOf(name: string): number {
  const panel = facts.transparentPitches.find((candidate) => candidate.name === name)
  return panel ? 1 / (panel.mm[0] * panel.mm[1]) : pitchNamed(name).mm ** -2
}

function pitchNamed(name: string) {
  return required(
    facts.pitches.find((candidate) => candidate.name === name),
    name,
  )
}

function nits(place: string) {
  return required(
    facts.nits.find((range) => range.place === place),
    place,
  ).range
}

function required<T>(fact: T | undefined, name: string): T {
  if (fact === undefined) throw new Error(`content/facts.json does not have "${name}"`)
  return fact
}

/** Divides two values, or the middles of two ranges, to a decimal. */
function ratio(more: number | readonly number[], less: number | readonly number[]): number {
  return Math.round((10 * middle(more)) / middle(less)) / 10
}

/** Divides the end of a range by its start. */
function spanOf(range: number | readonly number[]): number {
  const ends = [range].flat()
  return ratio(ends.at(-1) ?? 1, ends[0] ?? 1)
}

function middle(range: number | readonly number[]): number {
  const ends = [range].flat()
  return ends.reduce((sum, end) => sum + end, 0) / ends.length
}
