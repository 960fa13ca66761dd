import type { BlockInputOf } from 'pagework'
import { cabinets } from './cabinets.ts'

/*
 * Stages of three products. The rule `facts` compares the pitches with `content/facts.json`. The light on the face is
 * that of published tables: 10,000 to 25,000 lux by day out of the sun, 400 lux at sunset, 10 lux in a lit street.
 */

type Stage = BlockInputOf<'distance-stage'>

const words: Stage['words'] = {
  distance: 'Distance',
  pitch: 'Pixel pitch',
  hour: 'Hour',
  loupe: 'Half a degree, enlarged',
  contrast: 'White to black',
  pixels: 'Pixels of this wall',
  verdict: 'From {distance} {eye}, and {when} {light}.',
  dots: 'you see the single dots of {pitch}, which is made for {near} and more',
  fine: 'the picture on {pitch} looks whole, though a sharp eye finds dots up to {melt}',
  smooth: 'nobody sees the dots of {pitch}',
  coarser: 'nobody sees the dots of {pitch}, nor those of {coarser}, which costs less',
  strong: 'its {nits} nits stand out',
  pale: 'its {nits} nits look pale',
  grey: 'its {nits} nits look grey',
}

const pitchesAt = (place: string): Stage['pitches'] =>
  cabinets
    .filter(({ places }) => places.includes(place))
    .flatMap(({ pitches }) =>
      pitches.map(({ name, mm, nearM }) => ({ name, mm, nearM: nearM ?? widest({ mm }) })),
    )

const heading = 'From where will they look?'
const lead =
  'Walk up to the screen, change its pitch, wait for the evening. Pixels and light are true to the eye.'
const base = { type: 'distance-stage', heading, lead, words } satisfies Partial<Stage>

const outdoor: Stage = {
  ...base,
  scene: {
    picture: {
      src: '/media/stage-outdoor.webp',
      alt: 'LED wall of 9.6 × 5.76 m on the front of a building over a row of shops, mangoes on it',
    },
    size: [64, 40],
    screen: [27.2, 22.04, 9.6, 5.76],
    content: { src: '/media/stage-outdoor-screen.webp' },
    aim: [0.769, 0.69],
  },
  distances: [1.2, 80],
  pitches: pitchesAt('outdoor'),
  hours: [
    { label: 'Noon', when: 'at noon', lux: 20_000, nits: 5500 },
    {
      label: 'Dusk',
      when: 'at dusk',
      lux: 400,
      nits: 1500,
      picture: { src: '/media/stage-outdoor-dusk.webp' },
    },
    {
      label: 'Night',
      when: 'at night',
      lux: 10,
      nits: 250,
      picture: { src: '/media/stage-outdoor-night.webp' },
    },
  ],
  begin: { distance: 30, pitch: 'P6' },
}

const indoor: Stage = {
  ...base,
  scene: {
    picture: {
      src: '/media/stage-indoor.webp',
      alt: 'LED wall of 4.8 × 2.7 m in a lobby with sun on its panels, a greeting over tea gardens on it',
    },
    size: [10, 6.25],
    screen: [2.6, 1.825, 4.8, 2.7],
    content: { src: '/media/stage-indoor-screen.webp' },
    aim: [0.762, 0.42],
  },
  distances: [1.2, 15],
  pitches: pitchesAt('indoor'),
  hours: [
    { label: 'Noon', when: 'at noon', lux: 1000, nits: 800 },
    {
      label: 'Dusk',
      when: 'at dusk',
      lux: 300,
      nits: 600,
      picture: { src: '/media/stage-indoor-dusk.webp' },
    },
    {
      label: 'Night',
      when: 'at night',
      lux: 100,
      nits: 300,
      picture: { src: '/media/stage-indoor-night.webp' },
    },
  ],
  begin: { distance: 12, pitch: 'P2.5' },
}

const transparent: Stage = {
  ...base,
  scene: {
    picture: {
      src: '/media/stage-transparent.webp',
      alt: 'Shop window with a transparent LED screen of 6 × 3 m, an orange car on it, dresses behind it',
    },
    size: [11.2, 7],
    screen: [2.6, 2.3, 6, 3],
    content: { src: '/media/stage-transparent-screen.webp' },
    aim: [0.325, 0.92],
    transparent: true,
    reflectance: 0.08,
  },
  distances: [1.2, 18],
  pitches: [
    ...pitchesAt('window'),
    { name: 'P6', mm: 6, nearM: 6 },
    { name: 'P8', mm: 8, nearM: 8 },
    { name: 'P10', mm: 10, nearM: 10 },
  ],
  hours: [
    { label: 'Noon', when: 'at noon', lux: 10_000, nits: 3500 },
    {
      label: 'Dusk',
      when: 'at dusk',
      lux: 400,
      nits: 1500,
      picture: { src: '/media/stage-transparent-dusk.webp' },
    },
    {
      label: 'Night',
      when: 'at night',
      lux: 10,
      nits: 300,
      picture: { src: '/media/stage-transparent-night.webp' },
    },
  ],
  begin: { distance: 15, pitch: 'P3.9 × 7.8' },
}

/** Cabinets of two sizes have the same pitches. */
const indoorOrRental = new Map(
  [...pitchesAt('rental'), ...indoor.pitches].map((pitch) => [pitch.name, pitch]),
)

/** The indoor stage with rental pitches too, for the planner's page. */
const hall: Stage = {
  ...indoor,
  pitches: [...indoorOrRental.values()].toSorted((a, b) => widest(a) - widest(b)),
  begin: { distance: 3, pitch: 'P2' },
}

export const stages = { outdoor, indoor, transparent, hall }

/** Returns the coarser pitch of both directions, in millimetres. */
function widest({ mm }: Pick<Stage['pitches'][number], 'mm'>): number {
  return Math.max(...[mm].flat())
}
