import type { Examples } from '../contract/block-examples.ts'

const cards = { type: 'cards', id: 'cards', section: 3 } as const
const card = (image: string, title: string, description: string) => ({
  image: `pictures/${image}.webp`,
  title,
  description,
})
const images = [
  card(
    'concert-stage-1',
    'Main stage screen',
    'P3.9 cabinets on a truss, bright enough for a show in daylight.',
  ),
  card('exhibition-hall-1', 'Stand back wall', 'P2.6 rental cabinets that one crew sets up in a morning.'),
  card('keynote-1', 'Keynote backdrop', '3,840 Hz refresh, so that cameras see no bands.'),
  card('rental-stage-5', 'Walk-on floor', 'Tempered tiles that carry about one tonne per square metre.'),
]
const section = {
  section: 'example_section3',
  title: 'Where the picture works',
  description: 'Four places on one event site.',
  images,
}

export const pictureExamples: Examples<'cards'> = {
  default: { block: cards, sections: [section] },
  'two columns': { block: { ...cards, columns: 2 }, sections: [section] },
  'three columns': { block: { ...cards, columns: 3 }, sections: [section] },
  'words beside the picture': { block: { ...cards, columns: 2, variant: 'beside' }, sections: [section] },
  'heading of the page where the section has none': {
    block: { ...cards, fallbackHeading: 'Uses of the {title}' },
    sections: [{ ...section, title: '' }],
  },
  'section without a title': { block: cards, sections: [{ section: 'example_section3', images }] },
  'rich text': {
    block: cards,
    sections: [
      {
        ...section,
        images: [
          {
            ...images[0],
            description_html: '<p>Rigged with <strong>fly bars</strong>.</p><ul><li>8 kg a cabinet</li></ul>',
          },
        ],
      },
    ],
  },
  'links to industries': {
    block: { ...cards, links: { root: '/industry', keys: 'joined' }, fallbackTitle: 'Industry Solution' },
    sections: [{ ...section, images: [{ title: 'Events & Exhibitions' }, { title: 'Rental LED' }] }],
  },
  'links to products': {
    block: {
      ...cards,
      links: { root: '/products', keys: 'hyphens' },
      linkLabel: 'See it',
      fallbackTitle: 'Product Title',
    },
    sections: [{ ...section, images: [{ title: 'Indoor LED Walls' }, { image: 'pictures/keynote-1.webp' }] }],
  },
  'words of the page where the service has none': {
    block: { ...cards, fallbackTitle: 'Product Title', fallbackDescription: 'Description not available' },
    sections: [{ ...section, images: [images[0], { image: 'pictures/keynote-2.webp' }] }],
  },
  'items without a picture': {
    block: cards,
    sections: [{ ...section, images: images.map(({ title, description }) => ({ title, description })) }],
  },
  shortest: {
    block: cards,
    sections: [{ section: 'example_section3', images: [{ image: 'pictures/keynote-2.webp' }] }],
  },
  longest: {
    block: cards,
    sections: [
      {
        ...section,
        title: 'Screens for weddings, product launches, exhibitions and televised concerts in Visakhapatnam',
        description:
          'Rental cabinets in two sizes, with crew, processor and spare parts on the site. '.repeat(4),
        images: Array.from({ length: 12 }, (_, index) =>
          card(
            `rental-stage-${(index % 5) + 1}`,
            `XIGI-RENT-P3.91-500x1000-4500NIT-IP65-CURVELOCK-${index + 1}`,
            'Curve locks turn each cabinet by up to fifteen degrees against its neighbour. '.repeat(5),
          ),
        ),
      },
    ],
  },
  'section without items': { block: cards, sections: [{ ...section, images: [] }] },
  'section missing': { block: cards, hidden: true },
}
