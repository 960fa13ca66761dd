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
  arc: 'Pixel seen from here',
  contrast: 'White to black',
  pixels: 'Pixels of this wall',
  dots: 'From {distance} single dots of {pitch} are visible: each is {arc} minutes of arc, and the eye resolves one. It is comfortable from {near}.',
  fine: 'From {distance} pictures on {pitch} look whole. Pixels of {arc} minutes of arc show only in thin lines and small letters, and from {melt} not even there.',
  smooth:
    'From {distance} nobody sees the dots of {pitch}: each is {arc} minutes of arc, and the eye resolves one.',
  coarser: '{pitch} looks the same from here, and costs less.',
  strong:
    '{when}, with {lux} lux on the face, {nits} nits stand out: white is {contrast} times as bright as black.',
  pale: '{when}, with {lux} lux on the face, {nits} nits look pale: white is only {contrast} times as bright as black.',
  grey: '{when}, with {lux} lux on the face, {nits} nits look grey: white is only {contrast} times as bright as black.',
  rival: '{nits} nits would look grey: {contrast} times.',
}

const pitchesAt = (place: string): Stage['pitches'] =>
  cabinets
    .filter(({ places }) => places.includes(place))
    .flatMap(({ pitches }) =>
      pitches.map(({ name, mm, nearM }) => ({ name, mm, nearM: nearM ?? Math.max(...[mm].flat()) })),
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
    size: [40, 25],
    screen: [15.2, 9.74, 9.6, 5.76],
    content: { src: '/media/stage-outdoor-screen.webp' },
    aim: [0.475, 0.68],
  },
  pitches: pitchesAt('outdoor'),
  hours: [
    { label: 'Noon', when: 'At noon', lux: 20_000, nits: 5500 },
    { label: 'Dusk', when: 'At dusk', lux: 400, nits: 1500, shade: '#8a84a4' },
    { label: 'Night', when: 'At night', lux: 10, nits: 250, shade: '#23283c' },
  ],
  rival: 800,
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
    aim: [0.6, 0.43],
  },
  distances: [1.2, 25],
  pitches: pitchesAt('indoor'),
  hours: [
    { label: 'Noon', when: 'At noon', lux: 1000, nits: 800 },
    { label: 'Dusk', when: 'At dusk', lux: 300, nits: 600, shade: '#a89c9a' },
    { label: 'Night', when: 'At night', lux: 100, nits: 300, shade: '#5a5358' },
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
    aim: [0.6, 0.6],
    transparent: true,
    reflectance: 0.08,
  },
  distances: [1.2, 28],
  pitches: [
    ...pitchesAt('window'),
    { name: 'P6', mm: 6, nearM: 6 },
    { name: 'P8', mm: 8, nearM: 8 },
    { name: 'P10', mm: 10, nearM: 10 },
  ],
  hours: [
    { label: 'Noon', when: 'At noon', lux: 10_000, nits: 3500 },
    { label: 'Dusk', when: 'At dusk', lux: 400, nits: 1500, shade: '#9a94a8' },
    { label: 'Night', when: 'At night', lux: 10, nits: 300, shade: '#4a4650' },
  ],
  rival: 800,
  begin: { distance: 18, pitch: 'P3.9 × 7.8' },
}

export const stages = { outdoor, indoor, transparent }
