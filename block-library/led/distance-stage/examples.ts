import type { Example, Examples } from 'pagework/blocks'
import type { schema } from './schema.ts'

const words = {
  distance: 'Distance',
  pitch: 'Pixel pitch',
  hour: 'Hour',
  loupe: 'Half a degree, enlarged',
  contrast: 'White to black',
  pixels: 'Pixels of the wall',
  verdict: 'From {distance} {eye}, and {when} {light}.',
  dots: 'you see the single dots of {pitch}, comfortable from {near}',
  fine: 'the picture on {pitch} looks whole, though a sharp eye finds dots up to {melt}',
  smooth: 'nobody sees the dots of {pitch}',
  coarser: 'nobody sees the dots of {pitch} or of {coarser}',
  strong: 'its {nits} nits stand out',
  pale: 'its {nits} nits look pale',
  grey: 'its {nits} nits look grey',
}
const scene = {
  picture: { src: '/media/stage-outdoor.webp', alt: 'LED wall on the front of a building' },
  size: [64, 40] as [number, number],
  screen: [27.2, 22.04, 9.6, 5.76] as [number, number, number, number],
  content: { src: '/media/stage-outdoor-screen.webp' },
}
const pitches = [
  { name: 'P4', mm: 4, nearM: 4 },
  { name: 'P6', mm: 6, nearM: 6 },
  { name: 'P10', mm: 10, nearM: 10 },
]
const hours = [
  { label: 'Noon', when: 'at noon', lux: 20_000, nits: 5500 },
  { label: 'Dusk', when: 'at dusk', lux: 400, nits: 1500 },
  { label: 'Night', when: 'at night', lux: 10, nits: 250 },
]
const block = {
  type: 'distance-stage',
  id: 'stage',
  heading: 'From where will they look?',
  scene,
  pitches,
  hours,
  begin: { distance: 30, pitch: 'P6' },
  words,
} satisfies Example<typeof schema>['block']

const example = (options: Partial<Example<typeof schema>['block']>) => ({ block: { ...block, ...options } })

export const examples: Examples<typeof schema> = {
  default: { block },
  'with a lead': example({ lead: 'Walk up to the screen.' }),
  'with pictures of the hours': example({
    hours: hours.map((hour, index) => ({
      ...hour,
      ...(index > 0 && { picture: { src: `/media/stage-outdoor-${hour.label.toLowerCase()}.webp` } }),
    })),
  }),
  'for plans of one place': example({ places: ['outdoor'], waits: true }),
  'near a coarse pitch': example({ begin: { distance: 5, pitch: 'P10' } }),
  'at a comfortable distance': example({ begin: { distance: 8, pitch: 'P6' } }),
  'on the noon ground': example({ ground: 'noon' }),
  'pale by day': example({ hours: [{ label: 'Noon', when: 'at noon', lux: 30_000, nits: 2500 }] }),
  'grey by day': example({ hours: [{ label: 'Noon', when: 'at noon', lux: 60_000, nits: 800 }] }),
  'a transparent screen whose pixels are higher than wide': example({
    scene: {
      picture: { src: '/media/stage-transparent.webp', alt: 'Shop window with a car on it' },
      size: [11.2, 7],
      screen: [2.6, 2.3, 6, 3],
      content: { src: '/media/stage-transparent-screen.webp' },
      aim: [0.6, 0.6],
      transparent: true,
      reflectance: 0.08,
    },
    distances: [1.2, 28],
    pitches: [{ name: 'P3.9 × 7.8', mm: [3.9063, 7.8125], nearM: 8 }],
    begin: { distance: 18, pitch: 'P3.9 × 7.8' },
  }),
  shortest: example({
    heading: 'A',
    pitches: pitches.slice(0, 1),
    hours: hours.slice(0, 1),
    begin: { distance: 4, pitch: 'P4' },
  }),
  longest: example({
    heading:
      'From where will the visitors of Tiruchirappalli, Thiruvananthapuram and Visakhapatnam look at the wall?',
    lead: 'Walk up to the screen, change its pitch, and wait for the evening. '.repeat(6).trim(),
    pitches: Array.from({ length: 12 }, (_, index) => ({
      name: `P${index + 2}.6042 × ${index + 2}.2083`,
      mm: index + 2,
      nearM: index + 2,
    })),
    hours: Array.from({ length: 6 }, (_, index) => ({
      label: `In the late afternoon of day ${index + 1}`,
      when: `in the late afternoon of day ${index + 1}`,
      lux: 100_000,
      nits: 10_000,
    })),
    begin: { distance: 100, pitch: 'P13.6042 × 13.2083' },
  }),
}
