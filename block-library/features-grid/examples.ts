import { sectionExamples, type Examples } from '../contract/block-examples.ts'

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
const section = { title: 'Five reasons', images: titles.map(item) }
const sent = (...names: string[]) => ({ images: names.map(item) })

const { example, only } = sectionExamples<'features-grid'>(grid, section)

export const featuresGridExamples: Examples<'features-grid'> = {
  default: example({}, { titles }),
  'titles out of order': only({ images: titles.toReversed().map(item) }, { titles }),
  'title that contains the words': example(
    sent('Easy transport on castors', 'Fits a lift', 'Lightweight', 'Plug-and-play', 'Slim Profile'),
    { titles: standeeTitles },
  ),
  'no title matches': example(sent('Ten fingers', 'Glass front', 'No lag', 'Bright', 'Loud'), { titles }),
  'some titles match': example(
    sent('Durable Surface', 'Ten fingers', 'touch response', 'Glass front', 'Loud'),
    { titles },
  ),
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
  shortest: only({ images: [{ title: 'Touch Response' }] }),
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
  'section without pictures': only({ title: 'Empty' }),
  'section absent, with a text for it': { block: { ...grid, absentText: 'Loading features...' } },
  'section absent': { block: grid, hidden: true },
}
