import type { BlockInputOf } from 'pagework'

/*
 * Figures of each product line, for its own page and for the comparison. They are typical and agree with
 * `content/facts.json`. A value that does not apply or is unknown is omitted.
 */

type Table = BlockInputOf<'spec-table'>['table']

export const rows: Table['rows'] = [
  { key: 'pitch', name: 'Pixel pitch' },
  {
    key: 'nearest',
    name: 'Nearest viewer',
    unit: 'm',
    note: 'By pitch: about a metre for each millimetre. The picture is at its best from twice to three times as far.',
  },
  { key: 'cabinet', name: 'Cabinet' },
  { key: 'light', name: 'Brightness', unit: 'nits' },
  { key: 'refresh', name: 'Refresh rate', unit: 'Hz' },
  { key: 'weight', name: 'Weight', unit: 'kg/m²', note: 'Before frame or steel.' },
  {
    key: 'power',
    name: 'Peak power',
    unit: 'W/m²',
    note: 'All white at full brightness. Ordinary video takes a third of it.',
  },
  { key: 'supply', name: 'Supply' },
  { key: 'protection', name: 'Protection', note: 'Against dust and water.' },
  { key: 'service', name: 'Service' },
  { key: 'depth', name: 'Depth with frame', unit: 'mm' },
  { key: 'temperature', name: 'Working range' },
  { key: 'transparency', name: 'Light that passes', unit: 'per cent' },
  { key: 'radius', name: 'Least radius', unit: 'mm', note: 'By model.' },
  { key: 'joint', name: 'Joint of cabinets' },
  { key: 'touch', name: 'Touch points' },
  { key: 'response', name: 'Touch response', unit: 'ms' },
  { key: 'life', name: 'Life', unit: 'hours', note: 'To half brightness, under rated conditions.' },
]

const indoorWalls = {
  weight: [20, 45],
  power: [350, 550],
  supply: '230 V; large walls 415 V',
} satisfies Values
const life = 100_000

export const specifications = {
  indoor: {
    name: 'Indoor LED Wall Display',
    to: '/products/indoor-led-video-walls',
    values: {
      pitch: 'P1.2, P1.5, P1.8, P2, P2.5, P3, P4',
      nearest: [1.2, 4],
      cabinet: '600 × 337.5 mm to P1.8, 640 × 480 mm from P2',
      light: [600, 1000],
      ...indoorWalls,
      protection: 'IP20 or IP40',
      service: 'from the front',
      depth: [60, 120],
      life,
    },
  },
  outdoor: {
    name: 'Outdoor LED Wall Display',
    to: '/products/outdoor-led-video-walls',
    values: {
      pitch: 'P3, P4, P5, P6, P8, P10',
      nearest: [3, 10],
      cabinet: '960 × 960 mm',
      light: [5000, 7000],
      weight: [27, 38],
      power: [600, 850],
      supply: '230 V; large walls 415 V',
      protection: 'IP65 in front, IP54 behind under a roof',
      service: 'from the front or the rear',
      temperature: '−20 to +50 °C',
      life,
    },
  },
  truck: {
    name: 'Truck-Mounted LED Display',
    to: '/products/truck-mounted-displays',
    values: {
      pitch: 'P4, P5, P6',
      nearest: [4, 6],
      cabinet: '960 × 960 mm',
      light: [5500, 6500],
      weight: [27, 38],
      power: [600, 850],
      supply: 'a silent generator of 5 to 20 kVA',
      protection: 'IP65',
      service: 'from the rear',
      life,
    },
  },
  standee: {
    name: 'LED Standee Display',
    to: '/products/led-standee-display',
    values: {
      pitch: 'P1.8, P2, P2.5',
      nearest: [1.8, 2.5],
      cabinet: 'one picture of 640 × 1,920 mm',
      light: [800, 1200],
      weight: '35 to 50 kg with its base',
      power: '430 to 680 W in all',
      supply: '230 V, one socket',
      service: 'from the front',
      life,
    },
    notes: { weight: 'The whole standee.' },
  },
  interactive: {
    name: 'Interactive LED Display',
    to: '/products/interactive-displays',
    values: {
      pitch: 'P1.2, P1.5, P1.8',
      nearest: [1.2, 1.8],
      cabinet: '600 × 337.5 mm',
      light: [600, 1000],
      ...indoorWalls,
      service: 'from the front',
      touch: [10, 40],
      response: [10, 20],
      life,
    },
  },
  transparent: {
    name: 'Transparent LED Displays',
    to: '/products/transparent-led-display',
    values: {
      pitch: 'P2.6 × 5.2, P3.9 × 7.8; film P6, P8, P10',
      nearest: [5, 10],
      cabinet: '1,000 × 500 mm',
      light:
        '1,000 to 1,500 nits in an atrium, 2,000 to 3,500 nits behind shaded glass, 3,500 to 5,500 nits in direct sun',
      weight: [12, 16],
      power: [400, 600],
      supply: '230 V; large walls 415 V',
      service: 'strip by strip',
      transparency: [60, 85],
      life,
    },
  },
  flexible: {
    name: 'Flexible & Curved LED Walls',
    to: '/products/flexible-curved-led-walls',
    values: {
      pitch: 'P1.8, P2, P2.5, P3, P4',
      nearest: [1.8, 4],
      cabinet: 'soft modules on a frame of your curve',
      light: [600, 1000],
      ...indoorWalls,
      service: 'from the front',
      radius: [150, 300],
      joint: '±5 to ±15°',
      life,
    },
  },
  rental: {
    name: 'Rental & Event Series',
    to: '/products/rental-event-display',
    values: {
      pitch: 'P2.6, P2.9, P3.9, P4.8',
      nearest: [2.6, 5],
      cabinet: '500 × 500 mm of 7 to 8 kg, 500 × 1,000 mm of 12 to 14 kg',
      light: '800 to 1,500 nits on a stage, 4,500 to 5,500 nits in the open air',
      refresh: 3840,
      // 7 to 8 kg for 0.25 m², 12 to 14 kg for 0.5 m².
      weight: [24, 32],
      power: [350, 550],
      supply: '230 V; large walls 415 V',
      service: 'from the front and the rear',
      joint: '±5 to ±15°',
      life,
    },
  },
  custom: {
    name: 'Custom LED Solutions',
    to: '/products/custom-led-display',
    values: {
      pitch: 'P1.5, P1.8, P2, P2.5, P3, P3.9, P5',
      nearest: [1.5, 5],
      cabinet: 'drawn for the build',
      light: [600, 1000],
      power: [350, 550],
      service: 'by build',
      life,
    },
  },
} satisfies Record<string, Table['products'][number]>

type Values = Table['products'][number]['values']
