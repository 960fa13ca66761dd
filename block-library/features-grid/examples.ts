import { sectionExample, type Examples } from '../contract/block-examples.ts'

const grid = {
  type: 'features-grid',
  id: 'features',
  section: 5,
  fallbackHeading: 'Why Choose {title}?',
} as const
const titles = ['Touch Response', 'Multi-Touch', 'High Brightness', 'Low Latency', 'Durable Surface']
const standeeTitles = [
  'Plug-and-play',
  'USB/WiFi content update',
  'Lightweight',
  { contains: 'Easy transport' },
  'Slim Profile',
]
const item = (title: string, index: number) => ({
  image: `pictures/touch-wall-${(index % 4) + 1}.webp`,
  title,
  description: `What ${title} does for the people in the room.`,
})
const section = { section: 'example_section5', title: 'Five reasons', images: titles.map(item) }
const sent = (...names: string[]) => [{ ...section, images: names.map(item) }]

const example = sectionExample<'features-grid'>(grid, section)

export const featuresGridExamples: Examples<'features-grid'> = {
  default: example({}, { titles }),
  'titles out of order': {
    block: { ...grid, titles },
    sections: [{ section: 'example_section5', images: titles.toReversed().map(item) }],
  },
  'title that contains the words': {
    block: { ...grid, titles: standeeTitles },
    sections: sent(
      'Easy transport on castors',
      'Fits a lift',
      'Lightweight',
      'Plug-and-play',
      'Slim Profile',
    ),
  },
  'no title matches': {
    block: { ...grid, titles },
    sections: sent('Ten fingers', 'Glass front', 'No lag', 'Bright', 'Loud'),
  },
  'some titles match': {
    block: { ...grid, titles },
    sections: sent('Durable Surface', 'Ten fingers', 'touch response', 'Glass front', 'Loud'),
  },
  'title only on small tiles': example({}, { titleOnly: [2, 4] }),
  'fixed items': {
    block: {
      type: 'features-grid',
      id: 'features',
      fallbackHeading: 'Why?',
      items: titles.map((title) => ({ title })),
    },
  },
  'fixed items with descriptions': {
    block: {
      type: 'features-grid',
      id: 'features',
      heading: 'Why Event Teams Choose {title}',
      items: titles.map((title) => ({ title, description: `${title}, measured at the frame.` })),
    },
  },
  'items without a picture': example({ images: titles.map((title) => ({ title })) }, { titles }),
  'rich text': example(
    {
      images: titles.map((title, index) => ({
        image: item(title, index).image,
        title,
        description_html: `<p>What <em>${title}</em> does.</p>`,
      })),
    },
    { titles, titleOnly: [2] },
  ),
  shortest: {
    block: grid,
    sections: [{ section: 'example_section5', images: [{ title: 'Touch Response' }] }],
  },
  longest: example(
    {
      title:
        'Why museums, showrooms and planning offices in Thiruvananthapuram choose quiet rooms for their many visitors',
      images: Array.from({ length: 12 }, (_, index) => ({
        ...item(`MODEL-TOUCH-1.25-INFRARED-40POINTS-RESPONSE10MS-GOB-${index + 1}`, index),
        description: 'The infrared frame answers within ten to twenty milliseconds. '.repeat(5),
      })),
    },
    { titles },
  ),
  'section without pictures': { block: grid, sections: [{ section: 'example_section5', title: 'Empty' }] },
  'section absent, with a text for it': { block: { ...grid, absentText: 'Loading features...' } },
  'section absent': { block: grid, hidden: true },
}
