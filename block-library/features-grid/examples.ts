import type { Examples } from '../shared/examples.ts'

const titles = ['Touch Response', 'Multi-Touch', 'High Brightness', 'Low Latency', 'Durable Surface']
const image = (title: string) => ({
  image: 'pictures/touch-wall-1.webp',
  title,
  description: `About ${title}.`,
})

export const featuresGridExamples: Examples<'features-grid'> = {
  default: {
    block: { type: 'features-grid', id: 'features', section: 5, heading: 'Why Choose {product}?', titles },
    sections: [{ section: 'example_section5', title: 'Five reasons', images: titles.map(image) }],
  },
  'titles out of order': {
    block: { type: 'features-grid', id: 'features', section: 5, heading: 'Why Choose {product}?', titles },
    sections: [{ section: 'example_section5', images: titles.toReversed().map(image) }],
  },
  'title only on small tiles': {
    block: { type: 'features-grid', id: 'features', section: 5, heading: 'Why?', titleOnly: [2, 4] },
    sections: [{ section: 'example_section5', images: titles.map(image) }],
  },
  'fixed items': {
    block: {
      type: 'features-grid',
      id: 'features',
      heading: 'Why?',
      items: titles.map((title) => ({ title })),
    },
  },
  'section without pictures': {
    block: { type: 'features-grid', id: 'features', section: 5, heading: 'Why?' },
    sections: [{ section: 'example_section5', title: 'Empty' }],
  },
  'section absent, with a text for it': {
    block: {
      type: 'features-grid',
      id: 'features',
      section: 5,
      heading: 'Why?',
      absentText: 'Loading features...',
    },
  },
  'section absent': {
    block: { type: 'features-grid', id: 'features', section: 5, heading: 'Why?' },
    hidden: true,
  },
}
