import type { BlockInputOf } from 'pagework'
import { cabinets } from './cabinets.ts'

type Planning = BlockInputOf<'screen-planner'>['planning']

const behindGlass = {
  nits: [2000, 5500],
  note: 'Shaded glass takes 2,000 to 3,500 nits, glass in direct sun 3,500 to 5,500.',
} satisfies Partial<Planning['places'][number]>

/** Data of the screen planner. Each rule names its source, since makers use different rules. */
export const planning: Planning = {
  places: [
    { key: 'indoor', label: 'Indoors', nits: [600, 1000], to: '/products/indoor-led-video-walls' },
    {
      key: 'window',
      label: 'In a window, see-through',
      ...behindGlass,
      to: '/products/transparent-led-display',
      begin: { use: 'film', near: 5, far: 15, width: 4, height: 2.5 },
    },
    {
      key: 'behind-glass',
      label: 'In a window, solid',
      ...behindGlass,
      to: '/products/indoor-led-video-walls',
      begin: { use: 'film', near: 3, far: 12, width: 3, height: 2 },
    },
    {
      key: 'outdoor',
      label: 'Outdoors',
      nits: [5000, 7000],
      to: '/products/outdoor-led-video-walls',
      begin: { use: 'sign', near: 12, far: 40, width: 12, height: 7 },
    },
    {
      key: 'rental',
      label: 'Rental stage',
      nits: [800, 1500],
      note: 'An open-air event takes cabinets of 4,500 to 5,500 nits.',
      to: '/products/rental-event-display',
      begin: { use: 'film', near: 5, far: 30, width: 8, height: 4.5 },
    },
  ],
  uses: [
    {
      key: 'film',
      label: 'Film and pictures',
      nearness: 1,
      elementPercent: 3.5,
      reason: 'In moving pictures, single pixels hardly show.',
    },
    {
      key: 'presentation',
      label: 'Presentations',
      nearness: 1,
      elementPercent: 3,
      rows: 1080,
      reason: 'A laptop sends full HD: a wall of as many rows shows its thin lines without scaling.',
    },
    {
      key: 'sign',
      label: 'Signage, long distance',
      nearness: 1.2,
      elementPercent: 3,
      reason: 'Signs are read in passing, so their nearest viewer is a fifth farther away than for film.',
    },
    {
      key: 'board',
      label: 'Boards with large figures',
      nearness: 1.2,
      elementPercent: 7,
      reason: 'A board shows ten rows at most, each of letters with at least 7 per cent of its height.',
    },
    {
      key: 'text',
      label: 'Small text and figures',
      nearness: 2,
      elementPercent: 3,
      reason: 'Small text is read where the picture is at its best: from twice the nearest distance on.',
    },
    {
      key: 'camera',
      label: 'Camera work',
      nearness: 2,
      elementPercent: 3.5,
      reason:
        'A lens sees pixels that an audience does not, so the nearest viewer, or the camera, stands at twice the nearest distance.',
    },
  ],
  cabinets,
  viewing: [
    {
      name: '1 metre for each millimetre of pitch',
      metresPerMm: 1,
      source: 'Absen, and most makers in India',
      use: 'We choose the pitch by this rule: the nearest comfortable distance.',
    },
    {
      name: '3.5 feet',
      metresPerMm: 1.0668,
      source: 'LG, as Sixteen:Nine compared makers in 2017',
      use: 'It agrees with ours to a few per cent.',
    },
    {
      name: '4 feet',
      metresPerMm: 1.2192,
      source: 'NanoLumens, in the same comparison',
      use: 'The cautious form of the same rule.',
    },
    {
      name: '8 feet',
      metresPerMm: 2.4384,
      source: 'Christie, in the same comparison',
      use: 'It asks for a smooth picture. We ask for 2 to 3 times the nearest distance, for small text and cameras.',
    },
    {
      name: 'One minute of arc: pitch × 3438',
      metresPerMm: 3.438,
      source: 'ANSI/AVIXA V202.01 (DISCAS), analytical decision making',
      use: 'From here the eye sees no single pixels, so a viewer who must see each one sits nearer. A wall chosen by this rule is finer than most rooms need.',
    },
  ],
  best: [2, 3],
  letters: [
    {
      name: 'Latin',
      mmPerMetre: 4,
      pixels: 16,
      source: 'Our rule for signs: 4 mm of height per metre, and at least 16 pixels',
    },
    {
      name: 'Tamil, Hindi',
      mmPerMetre: 4,
      pixels: 24,
      source: 'The same, with at least 24 pixels for vowel signs and conjuncts',
    },
    {
      name: 'for decisions',
      mmPerMetre: 5,
      pixels: 16,
      source:
        'ANSI/AVIXA V202.01 (DISCAS), basic decision making: distance = 200 × the height of the element',
    },
  ],
  shapes: [
    [16, 9],
    [4, 3],
    [21, 9],
    [1, 1],
    [9, 16],
  ],
  supplies: [
    { volts: 230, amps: 16 },
    { volts: 230, amps: 32 },
  ],
  sparePercent: [3, 5],
  begin: {
    place: 'indoor',
    use: 'presentation',
    near: 3,
    far: 12,
    width: 5,
    height: 3,
    hours: 10,
    tariff: 9,
  },
}
