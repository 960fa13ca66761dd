import type { Examples } from '../contract/block-examples.ts'

const statistics = {
  type: 'statistics',
  id: 'figures',
  section: 5,
  button: { label: 'Contact now' },
} satisfies Examples<'statistics'>['default']['block']
const images = [
  { title: '4', description: 'offices in the south' },
  { title: '9', description: 'kinds of display' },
  { title: '8', description: 'sectors we plan for' },
  { title: 'P0.9', description: 'the finest pitch' },
]
const section = {
  section: 'example_section5',
  title: 'Four figures',
  description: 'Counted this year.',
  images,
}

export const statisticsExamples: Examples<'statistics'> = {
  default: { block: statistics, sections: [section] },
  'heading of the page where the section has none': {
    block: { ...statistics, fallbackHeading: 'The {title} in figures' },
    sections: [{ ...section, title: '' }],
  },
  'without a button': {
    block: { type: 'statistics', id: 'figures', section: 5 },
    sections: [section],
  },
  'items with a picture': {
    block: statistics,
    sections: [
      { ...section, images: images.map((item) => ({ ...item, image: 'pictures/cabinet-front-1.webp' })) },
    ],
  },
  shortest: {
    block: { type: 'statistics', id: 'figures', section: 5 },
    sections: [{ section: 'example_section5', images: [{ title: '1', description: 'team' }] }],
  },
  longest: {
    block: {
      ...statistics,
      button: { label: 'Contact the offices in Theni, Chennai, Bangalore and Coimbatore now' },
    },
    sections: [
      {
        ...section,
        title: 'Fourteen figures from Visakhapatnam, Thiruvananthapuram and Rajamahendravaram',
        description: 'Counted this year. '.repeat(16),
        images: Array.from({ length: 14 }, (_, index) => ({
          title: `${index + 1},234,567,890 m²`,
          description: 'of walls that have not gone dark since the day of their handover '.repeat(3),
        })),
      },
    ],
  },
  'section without items': { block: statistics, sections: [{ ...section, images: [] }] },
  'section missing': { block: statistics, hidden: true },
}
