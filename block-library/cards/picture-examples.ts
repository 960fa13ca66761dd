import { pictured, sectionExamples, type Examples } from '../contract/block-examples.ts'

const cards = { type: 'cards', id: 'cards', section: 3 } as const
const images = [
  pictured(
    'concert-stage-1',
    'Main stage screen',
    'P3.9 cabinets on a truss, bright enough for a show in daylight.',
  ),
  pictured(
    'exhibition-hall-1',
    'Stand back wall',
    'P2.6 rental cabinets that one crew sets up in a morning.',
  ),
  pictured('keynote-1', 'Keynote backdrop', '3,840 Hz refresh, so that cameras see no bands.'),
  pictured('rental-stage-5', 'Walk-on floor', 'Tempered tiles that carry about one tonne per square metre.'),
]
const section = { title: 'Where the picture works', description: 'Four places on one event site.', images }

const { example, only, usual } = sectionExamples<'cards'>(cards, section)

export const pictureExamples: Examples<'cards'> = {
  default: example(),
  'two columns': example({}, { columns: 2 }),
  'three columns': example({}, { columns: 3 }),
  'words beside the picture': example({}, { columns: 2, variant: 'beside' }),
  'section without a title': only({ images }),
  'rich text': example({
    images: [
      {
        ...images[0],
        description_html: '<p>Rigged with <strong>fly bars</strong>.</p><ul><li>8 kg a cabinet</li></ul>',
      },
    ],
  }),
  'links to industries': example(
    { images: [{ title: 'Events & Exhibitions' }, { title: 'Rental LED' }] },
    { links: { root: '/industry', keys: 'joined' }, fallbackTitle: 'Industry Solution' },
  ),
  'links to products': example(
    { images: [{ title: 'Indoor LED Walls' }, { image: 'pictures/keynote-1.webp' }] },
    { links: { root: '/products', keys: 'hyphens' }, linkLabel: 'See it', fallbackTitle: 'Product Title' },
  ),
  'words of the page where the service has none': example(
    { images: [images[0], { image: 'pictures/keynote-3.webp' }] },
    { fallbackTitle: 'Product Title', fallbackDescription: 'Description not available' },
  ),
  shortest: only({ images: [{ image: 'pictures/keynote-3.webp' }] }),
  longest: example({
    title: 'Screens for weddings, product launches, exhibitions and televised concerts in Visakhapatnam',
    description: 'Rental cabinets in two sizes, with crew, processor and spare parts on the site. '.repeat(4),
    images: Array.from({ length: 12 }, (_, index) =>
      pictured(
        `rental-stage-${(index % 5) + 1}`,
        `XIGI-RENT-P3.91-500x1000-4500NIT-IP65-CURVELOCK-${index + 1}`,
        'Curve locks turn each cabinet by up to fifteen degrees against its neighbour. '.repeat(5),
      ),
    ),
  }),
  ...usual({ fallbackHeading: 'Uses of the {title}' }),
}
