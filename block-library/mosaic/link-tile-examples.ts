import { sectionExample, type Examples } from '../contract/block-examples.ts'

const links = [
  '/products/indoor-led-video-walls',
  '/products/outdoor-led-video-walls',
  '/products/interactive-displays',
  '/products/transparent-led-display',
  '/products/truck-mounted-displays',
  '/products/flexible-curved-led-walls',
  '/products/custom-led-display',
  '/products/led-standee-display',
  '/products/rental-event-display',
]
const mosaic = {
  type: 'mosaic',
  id: 'products',
  section: 2,
  links,
} satisfies Examples<'mosaic'>['default']['block']
const card = (image: string, title: string) => ({ image: `pictures/${image}.webp`, title })
const images = [
  card('indoor-wall-4', 'Indoor walls'),
  card('outdoor-facade', 'Outdoor walls'),
  card('touch-wall-1', 'Interactive displays'),
  card('transparent-3', 'Transparent walls'),
  card('truck-1', 'Trucks'),
  card('curved-4', 'Curved walls'),
  card('form-sphere', 'Made to measure'),
  card('standee-2', 'Standees'),
  card('rental-stage-2', 'Rental'),
]
const section = {
  section: 'example_section2',
  title: 'Nine kinds of display',
  description: 'One supplier.',
  images,
}

const example = sectionExample<'mosaic'>(mosaic, section)

export const linkTileExamples: Examples<'mosaic'> = {
  default: example(),
  'heading of the page where the section has none': example(
    { title: '' },
    { fallbackHeading: 'Where the {title} leads' },
  ),
  'more pictures than links': example({ images: [...images, card('keynote-1', 'One too many')] }),
  'fewer pictures than links': example({ images: images.slice(0, 4) }),
  'without pictures': example({ images: images.map(({ title }) => ({ title })) }),
  shortest: {
    block: { ...mosaic, links: ['/products'] },
    sections: [{ section: 'example_section2', images: [{ image: 'pictures/keynote-3.webp', title: 'All' }] }],
  },
  longest: example(
    {
      title: 'Fourteen kinds of display for Visakhapatnam, Thiruvananthapuram and Rajamahendravaram',
      description: 'One supplier from survey to maintenance. '.repeat(8),
      images: Array.from({ length: 14 }, (_, index) =>
        card(`truck-${(index % 4) + 1}`, `XIGI-OUT-P3.91-960x960-5500NIT-IP65-${index + 1} for daylight`),
      ),
    },
    { links: Array.from({ length: 14 }, (_, index) => `/products/display-${index + 1}`) },
  ),
  'section without items': example({ images: [] }),
  'section missing': { block: mosaic, hidden: true },
}
