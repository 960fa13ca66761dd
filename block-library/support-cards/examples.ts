import type { Examples } from '../contract/block-examples.ts'

const support = {
  type: 'support-cards',
  id: 'help',
  section: 4,
  button: { label: 'Get Product Help' },
} satisfies Examples<'support-cards'>['default']['block']
const choosing = {
  image: 'pictures/colour-2.webp',
  title: 'Help with choosing',
  description: 'You get a pitch, a picture size, weight and power figures.',
}
const images = [
  choosing,
  {
    image: 'pictures/service-front-2.webp',
    title: 'Help after handover',
    description: 'A failed module is exchanged from the front with magnets.',
  },
  { image: 'pictures/control-room-2.webp', title: 'A control room', description: 'Only the ground.' },
]
const section = {
  section: 'example_section4',
  title: 'Ask an engineer first',
  description: 'Before you ask for a price.',
  images,
}

export const supportCardsExamples: Examples<'support-cards'> = {
  default: { block: support, sections: [section] },
  'heading of the page where the section has none': {
    block: { ...support, fallbackHeading: 'Help with the {title}' },
    sections: [{ ...section, title: '' }],
  },
  'two items': { block: support, sections: [{ ...section, images: images.slice(0, 2) }] },
  'five items': { block: support, sections: [{ ...section, images: [...images, choosing, choosing] }] },
  'rich text': {
    block: support,
    sections: [
      {
        ...section,
        images: [{ ...choosing, description_html: '<p>A pitch, and <strong>power</strong> figures.</p>' }],
      },
    ],
  },
  'without pictures': {
    block: support,
    sections: [{ ...section, images: images.map(({ title, description }) => ({ title, description })) }],
  },
  shortest: {
    block: support,
    sections: [{ section: 'example_section4', images: [{ title: 'Help' }] }],
  },
  longest: {
    block: {
      ...support,
      button: { label: 'Get help with the displays of government and public spaces in Thiruvananthapuram' },
    },
    sections: [
      {
        ...section,
        title: 'Ask an engineer in Visakhapatnam, Thiruvananthapuram or Rajamahendravaram before you ask',
        description: 'Before you ask for a price, ask what it has to carry. '.repeat(8),
        images: images.map((item, index) => ({
          ...item,
          title: `Electromagnetic-compatibility-tested-according-to-the-tender-document-${index + 1}`,
          description: 'Redundant power and two signal paths keep the departures on the wall. '.repeat(12),
        })),
      },
    ],
  },
  'section without items': { block: support, sections: [{ ...section, images: [] }] },
  'section missing': { block: support, hidden: true },
}
