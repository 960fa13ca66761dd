import type { Example, Examples } from 'pagework/blocks'
import type { PlanningInput } from './planning-schema.ts'
import type { schema } from './schema.ts'

const cabinet: PlanningInput['cabinets'][number] = {
  name: '640 × 480 mm',
  places: ['indoor'],
  mm: [640, 480],
  kg: [6, 9],
  modules: 6,
  wattsPerSquareMetre: [350, 550],
  usualPercent: [33, 40],
  pitches: [
    { name: 'P2.5', mm: 2.5 },
    { name: 'P4', mm: 4 },
  ],
}
const planning: PlanningInput = {
  places: [
    { key: 'indoor', label: 'Indoors', nits: [600, 1000] },
    { key: 'window', label: 'In a window' },
  ],
  uses: [
    { key: 'film', label: 'Film', nearness: 1, elementPercent: 3.5, reason: 'It moves.' },
    { key: 'slides', label: 'Slides', nearness: 1, elementPercent: 3, rows: 1080, reason: 'Lines are thin.' },
  ],
  cabinets: [
    cabinet,
    {
      name: '1,000 × 500 mm',
      places: ['window'],
      mm: [1000, 500],
      pitches: [{ name: 'P3.9 × 7.8', mm: [3.9063, 7.8125] }],
    },
  ],
  viewing: [
    { name: '1 metre', metresPerMm: 1, source: 'Makers', use: 'We begin with it.' },
    { name: '8 feet', metresPerMm: 2.4384, source: 'Another maker', use: 'At its best.' },
  ],
  best: [2, 3],
  letters: [{ name: 'Latin', mmPerMetre: 4, pixels: 16, source: 'Signs' }],
  shapes: [[16, 9]],
  supplies: [{ volts: 230, amps: 16 }],
  sparePercent: [3, 5],
  begin: { place: 'indoor', use: 'film', near: 4, far: 22, width: 6.5, height: 4, hours: 10, tariff: 9 },
}
const block = {
  type: 'screen-planner',
  id: 'planner',
  heading: 'Plan a screen',
  planning,
  pictures: {
    screen: { src: '/media/screen.webp' },
    person: { src: '/media/person.svg' },
    letters: { src: '/media/letters.svg' },
  },
  send: { label: 'Send this plan', to: '/contact' },
} as const

const example = (options: Partial<Example<typeof schema>['block']>) => ({ block: { ...block, ...options } })
const supplied = (...images: { title: string; description: string }[]) => ({
  ...example({ section: 2 }),
  sections: [{ section: 'example_section2', images }],
})

export const examples: Examples<typeof schema> = {
  default: { block },
  'with a lead': example({ lead: 'Every answer says where it comes from.' }),
  'what is not known': example({
    planning: { ...planning, begin: { ...planning.begin, place: 'window', near: 8 } },
  }),
  'each place begins with its own values': example({
    planning: {
      ...planning,
      places: [
        { key: 'indoor', label: 'Indoors', begin: { use: 'slides' } },
        { key: 'window', label: 'In a window', begin: { use: 'film', near: 8 } },
      ],
    },
  }),
  'a narrow shape': example({ planning: { ...planning, shapes: [[9, 16]] } }),
  'no cabinet fits': example({ planning: { ...planning, begin: { ...planning.begin, width: 0.3 } } }),
  'nobody is far enough away': example({
    planning: { ...planning, begin: { ...planning.begin, near: 0.5 } },
  }),
  'all that a supplier may say': supplied(
    { title: '640 × 480 mm', description: '7.4 kg, P4 320 × 180 px, 806.4 × 453.6 mm' },
    { title: 'Indoors', description: '700 to 900 nits, P4' },
  ),
  'what a supplier says is not understood': supplied(
    {
      title: '640 × 480 mm',
      description: '9 to 7 kg, -3 W, 0 × 480 mm, P4 0 × 1 px, P9 2 × 2 px, heavy',
    },
    { title: 'Indoors', description: 'bright, P10' },
  ),
  'weight and power from the service': supplied({
    title: '640 × 480 mm',
    description: '7.4 kg, 120 to 146 W',
  }),
  'section missing': example({ section: 2 }),
  longest: example({
    heading: 'Plan the screens of bus terminals, stadiums and municipal offices from survey to maintenance',
    lead: 'Every answer says where it comes from, and who says so. '.repeat(8).trim(),
    planning: {
      ...planning,
      places: Array.from({ length: 9 }, (_, index) => ({
        key: `place-${index}`,
        label: `In a municipal council hall with daylight, ${index + 1}`,
        note: 'Shaded glass takes less than glass in direct sun. '.repeat(4).trim(),
      })),
      cabinets: [{ ...cabinet, places: ['place-0'] }],
      begin: { ...planning.begin, place: 'place-0', width: 60, height: 60, near: 0.01, far: 500 },
    },
  }),
}
