import { blockExample, type Examples } from '../contract/block-examples.ts'

const rows = [
  { key: 'width', name: 'Width', note: 'The finest shows most.' },
  { key: 'light', name: 'Load', unit: 'kg' },
  { key: 'weight', name: 'Weight', unit: 'kg/m²', note: 'Before the frame.' },
  { key: 'touch', name: 'Touch points' },
]
const only = {
  name: 'Bench',
  values: { width: '1.2 to 4 m', light: [600, 1000] as [number, number], weight: 31 },
}
const bench = { ...only, to: '/products/bench' }
const desk = {
  name: 'Desk',
  to: '/products/desk',
  values: { width: '10 m', light: [5000, 7000] as [number, number], weight: 31, touch: 10 },
}
const film = {
  name: 'Film',
  to: '/products/film',
  values: { width: '6 m', light: [600, 1000] as [number, number], weight: 3 },
}
const fourth = { name: 'Fourth', to: '/products/fourth', values: { width: '20 m' } }
const compare = {
  choose: 'Choose two or three',
  all: 'All',
  status: '{count} of {most} chosen.',
  equal: 'Equal in both',
  ask: { label: 'Ask for a quotation' },
  enclosed: 'Compared: {products}',
}
const block = {
  type: 'spec-table',
  id: 'specification',
  heading: 'Specification',
  table: { rows, products: [only] },
} satisfies Examples<'spec-table'>['default']['block']

const example = blockExample<'spec-table'>(block)

export const specTableExamples: Examples<'spec-table'> = {
  default: { block },
  'with all that may stand around it': example({
    lead: 'Measured in our yard.',
    typical: 'Typical values.',
    link: { label: 'Plan a room', to: '/plan' },
    sheet: { label: 'Sheet of the room', to: '/sheet' },
  }),
  'several products': example({ table: { rows, products: [bench, desk] }, compare }),
  'a choice of four products': example({ table: { rows, products: [bench, desk, film, fourth] }, compare }),
  'a note of its own': example({
    table: { rows, products: [{ ...bench, notes: { weight: 'With its base.' } }] },
  }),
  'rows from the service': {
    block: { ...block, section: 6 },
    sections: [
      {
        section: 'example_section6',
        title: 'Not shown',
        images: [
          { title: 'Weight', description: '31 kg/m²' },
          { title: 'Depth', description: '90 mm' },
        ],
      },
    ],
  },
  'section missing': example({ section: 6 }),
  'without a heading': {
    block: { type: 'spec-table', id: 'specification', table: { rows, products: [bench] } },
  },
  longest: example({
    heading: 'What the nine product lines for Visakhapatnam and Thiruvananthapuram are in figures',
    compare,
    table: {
      rows: Array.from({ length: 24 }, (_, index) => ({
        key: `row${'abcdefghijklmnopqrstuvwx'[index]}`,
        name: `Property of the frame and of its surface ${index + 1}`,
        note: 'Before frame, cladding, processor and cabling, which the quotation lists each by itself. '
          .repeat(3)
          .trim(),
      })),
      products: Array.from({ length: 9 }, (_, index) => ({
        name: `Truck-mounted and transparent benches, line ${index + 1}`,
        to: `/products/line-${index + 1}`,
        values: {
          rowa: '1.2 m, 1.5 m, 1.8 m, 2 m, 2.5 m, 3 m, 4 m',
          rowx: [1_000_000, 9_999_999] as [number, number],
        },
      })),
    },
  }),
}
