import type { Examples } from '../contract/block-examples.ts'

const rows = [
  { key: 'width', name: 'Width', note: 'The finest shows most.' },
  { key: 'light', name: 'Brightness', unit: 'nits' },
  { key: 'weight', name: 'Weight', unit: 'kg/m²', note: 'Before the frame.' },
  { key: 'touch', name: 'Touch points' },
]
const only = {
  name: 'Wall',
  values: { width: 'P1.2 to P4', light: [600, 1000] as [number, number], weight: 31 },
}
const wall = { ...only, to: '/products/wall' }
const screen = {
  name: 'Screen',
  to: '/products/screen',
  values: { width: 'P10', light: [5000, 7000] as [number, number], weight: 31, touch: 10 },
}
const film = {
  name: 'Film',
  to: '/products/film',
  values: { width: 'P6', light: [600, 1000] as [number, number], weight: 3 },
}
const fourth = { name: 'Fourth', to: '/products/fourth', values: { width: 'P20' } }
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

export const specTableExamples: Examples<'spec-table'> = {
  default: { block },
  'with all that may stand around it': {
    block: {
      ...block,
      lead: 'Measured in our yard.',
      typical: 'Typical values.',
      link: { label: 'Plan a screen', to: '/plan' },
    },
  },
  'several products': { block: { ...block, table: { rows, products: [wall, screen] }, compare } },
  'a choice of four products': {
    block: { ...block, table: { rows, products: [wall, screen, film, fourth] }, compare },
  },
  'a note of its own': {
    block: { ...block, table: { rows, products: [{ ...wall, notes: { weight: 'With its base.' } }] } },
  },
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
  'section missing': { block: { ...block, section: 6 } },
  'without a heading': {
    block: { type: 'spec-table', id: 'specification', table: { rows, products: [wall] } },
  },
  longest: {
    block: {
      ...block,
      heading: 'What the nine product lines for Visakhapatnam and Thiruvananthapuram are in figures',
      compare,
      table: {
        rows: Array.from({ length: 24 }, (_, index) => ({
          key: `row${'abcdefghijklmnopqrstuvwx'[index]}`,
          name: `Property of the cabinet and of its power supply ${index + 1}`,
          note: 'Before frame, cladding, processor and cabling, which the quotation lists each by itself. '
            .repeat(3)
            .trim(),
        })),
        products: Array.from({ length: 9 }, (_, index) => ({
          name: `Truck-mounted and transparent displays, line ${index + 1}`,
          to: `/products/line-${index + 1}`,
          values: {
            rowa: 'P1.2, P1.5, P1.8, P2, P2.5, P3, P4',
            rowx: [1_000_000, 9_999_999] as [number, number],
          },
        })),
      },
    },
  },
}
