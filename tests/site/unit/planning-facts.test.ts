import { cellText } from '../../../block-library/spec-table/block.ts'
import {
  btuPerHour,
  cabinetsPerCircuit,
  farthestM,
  meltingM,
} from '../../../block-library/screen-planner/arithmetic.ts'
import { metresFromFeet } from '../../../block-library/screen-planner/units.ts'
import { describe, expect, test } from 'vitest'
import { pageAt } from '../../support/find-page.ts'
import { blockOf } from '../../support/page-blocks.ts'
import { facts } from '../../../page-configs/rules/numbers/facts.ts'

/** The planner's numbers and the tables agree with `content/facts.json`. */
const { planning } = blockOf(pageAt('/screen-planner'), 'screen-planner')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe.each(planning.cabinets)('the cabinet $name', (cabinet) => {
  const known = [...facts.cabinets, ...facts.panels].find(({ name }) => name === plain(cabinet.name))
  const isGlass = cabinet.places.includes('window')
  const [width, height] = cabinet.mm
  const kind = isGlass ? 'transparent' : cabinet.places.includes('outdoor') ? 'outdoor' : 'indoor'

  test('has its size and weight', () => {
    expect(known?.mm).toEqual(cabinet.mm)
    const area = (width * height) / 1e6
    const kg =
      known && 'kg' in known ? known.kg : [facts.weight.transparent.value].flat().map((each) => each * area)
    expect(cabinet.kg).toEqual(kg)
  })

  test('draws what such screens draw', () => {
    expect(cabinet.wattsPerSquareMetre).toEqual(facts.power[kind].value)
    expect(cabinet.usualPercent).toEqual(facts.power.average.value)
  })

  test.each(cabinet.pitches)('comes in $name', ({ name, mm, nearM }) => {
    const pitch = [...facts.pitches, ...facts.transparentPitches].find((one) => one.name === name)
    expect(mm).toEqual([pitch?.mm, pitch?.mm].flat().slice(0, 2))
    expect(nearM).toBe(pitch?.nearestM)
    expect(known && 'pitches' in known ? known.pitches : [name]).toContain(name)
    for (const side of [0, 1] as const) {
      const pixels = cabinet.mm[side] / mm[side]
      expect(Math.abs(pixels - Math.round(pixels))).toBeLessThan(0.02)
    }
  })

  test('holds whole modules, where it is known how many', () => {
    const whole = facts.modules.filter(({ mm }) => width % mm[0] === 0 && height % mm[1] === 0)
    const counts = whole.map(({ mm }) => (width * height) / (mm[0] * mm[1]))
    expect([undefined, ...counts]).toContain(cabinet.modules)
  })
})

test('rules and shares', () => {
  expect(planning.viewing[0]?.metresPerMm).toBe(facts.viewing.nearest.value)
  expect(planning.best).toEqual(facts.viewing.best.value)
  expect(planning.sparePercent).toEqual(facts.spares.modules.value)
  const [latin, indian] = planning.letters
  expect(latin).toMatchObject({ mmPerMetre: facts.letters.height.value, pixels: facts.letters.latin.value })
  expect(indian).toMatchObject({ mmPerMetre: facts.letters.height.value, pixels: facts.letters.indian.value })
  // 200 × 3 per cent gives six picture heights, 200 × 3.5 per cent gives seven.
  const heights = planning.uses.map(({ elementPercent }) => elementPercent * 2)
  expect([Math.min(...heights), Math.max(...heights)]).toEqual(facts.viewing.farthest.value)
  expect(planning.supplies.every(({ volts }) => volts === facts.power.singlePhase.value)).toBe(true)
})

test('each rule that is cited has the number of its source', () => {
  const perMm = (name: string) =>
    planning.viewing.find((rule) => rule.name.startsWith(name) || rule.source.startsWith(name))?.metresPerMm
  // LG, NanoLumens and Christie: feet for each millimetre.
  for (const feet of [3.5, 4, 8]) expect(perMm(`${feet} feet`)).toBeCloseTo(metresFromFeet(feet), 9)
  // DISCAS, analytical: a pixel is a minute of arc at 1 / tan(1′) times its size.
  const pitches = Math.round(1 / Math.tan(Math.PI / 180 / 60))
  expect(pitches).toBe(3438)
  expect(perMm('ANSI/AVIXA V202.01 (DISCAS), analytical')).toBe(pitches / 1000)
  expect(meltingM(1)).toBe(pitches / 1000)
  // DISCAS, basic: distance = 200 × the height of the element, so an element is 1000 / 200 mm for each metre.
  expect(farthestM(1, 1)).toBe(200 / 100)
  const decisions = planning.letters.find(({ source }) => source.includes('DISCAS'))
  expect(decisions?.mmPerMetre).toBe(1000 / 200)
  // NEC 210.20(A): 125 per cent of a continuous load, which is four fifths of the circuit.
  expect(cabinetsPerCircuit({ volts: 125, amps: 1 }, 100)).toBe(1)
  expect(cabinetsPerCircuit({ volts: 124.9, amps: 1 }, 100)).toBe(0)
  // Watts to BTU/h.
  expect(btuPerHour([1000, 1000], 1)).toEqual([3412, 3412])
})

test.each([
  ['indoor', 'room', 'room'],
  ['window', 'window', 'sunlit window'],
  ['outdoor', 'outdoor', 'outdoor'],
  ['rental', 'stage', 'stage'],
])('the brightness of %s', (key, from, to) => {
  const nits = (place: string) => facts.nits.find((one) => one.place === place)?.range
  expect(planning.places.find((place) => place.key === key)?.nits).toEqual([nits(from)?.[0], nits(to)?.[1]])
})

describe.each(Object.entries(facts.products))('the table of %s', (name, product) => {
  const { table, link } = blockOf(pageAt(`/products/${name}`), 'spec-table')
  const cell = (row: string) =>
    plain(cellText(table.rows.find((one) => one.name === row)?.cells[0] ?? '', table.to, 'en'))
  const distances = [...facts.pitches, ...facts.transparentPitches].filter((pitch) =>
    product.pitches.includes(pitch.name),
  )
  const nearest = distances.map(({ nearestM }) => nearestM)

  test('names its pitches, and from where they are seen', () => {
    expect(cell('Pixel pitch').replace('; film', ',').split(', ')).toEqual(product.pitches)
    expect(cell('Nearest viewer')).toBe(`${Math.min(...nearest)} to ${Math.max(...nearest)} m`)
  })

  test('names its cabinets, its brightness, its service', () => {
    const size = cell('Cabinet')
    expect(product.cabinets.filter((cabinet) => !size.includes(cabinet))).toEqual([])
    for (const place of product.nits) {
      const [least, greatest] = facts.nits.find((one) => one.place === place)?.range ?? []
      expect(cell('Brightness')).toContain(
        `${least?.toLocaleString('en-GB')} to ${greatest?.toLocaleString('en-GB')} nits`,
      )
    }
    expect(cell('Service').replaceAll(/from |the /g, '')).toBe(product.service)
  })

  test('names its power and its protection, if the facts have one', () => {
    const { value, unit } = facts.power[product.power]
    expect(cell('Power at most')).toContain(`${[value].flat().join(' to ')} ${unit.split(' ')[0]}`)
    expect(product.ingress.filter((rating) => !cell('Protection').includes(rating))).toEqual([])
    expect(cell('Protection') === '').toBe(product.ingress.length === 0)
  })

  test('leads on to the planner where that plans such a screen', () => {
    const [, place = planning.begin.place] = /place=(\w+)/.exec(link?.to ?? '') ?? []
    expect(link === undefined || planning.places.some(({ key }) => key === place)).toBe(true)
  })
})

test('the comparison has every product, with the figures of its own table', () => {
  const { table } = blockOf(pageAt('/compare-products'), 'spec-table')
  const shown = new Set(table.columns.map(({ to }) => to?.replace('/products/', '')))
  for (const product of Object.keys(facts.products)) expect(shown).toContain(product)
  for (const [index, { name, to = '' }] of table.columns.entries()) {
    const page = pageAt(to)
    expect(name).toBe(page.title)
    const own = blockOf(page, 'spec-table').table.rows
    for (const row of table.rows) {
      expect(own.find((one) => one.name === row.name)?.cells[0] ?? '–').toEqual(row.cells[index])
    }
  }
})
