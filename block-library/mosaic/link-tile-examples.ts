import { pictured, sectionExamples, type Examples } from '../contract/block-examples.ts'

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
const images = [
  pictured('indoor-wall-4', 'Indoor walls'),
  pictured('outdoor-facade', 'Outdoor walls'),
  pictured('touch-wall-1', 'Interactive displays'),
  pictured('transparent-3', 'Transparent walls'),
  pictured('truck-1', 'Trucks'),
  pictured('curved-4', 'Curved walls'),
  pictured('form-sphere', 'Made to measure'),
  pictured('standee-2', 'Standees'),
  pictured('rental-stage-2', 'Rental'),
]
const section = { title: 'Nine kinds of display', description: 'One supplier.', images }

const { example, only, usual } = sectionExamples<'mosaic'>(mosaic, section)

export const linkTileExamples: Examples<'mosaic'> = {
  default: example(),
  'more pictures than links': example({ images: [...images, pictured('keynote-1', 'One too many')] }),
  'fewer pictures than links': example({ images: images.slice(0, 4) }),
  shortest: only({ images: [{ image: 'pictures/keynote-3.webp', title: 'All' }] }, { links: ['/products'] }),
  longest: example(
    {
      title: 'Fourteen kinds of display for Visakhapatnam, Thiruvananthapuram and Rajamahendravaram',
      description: 'One supplier from survey to maintenance. '.repeat(8),
      images: Array.from({ length: 14 }, (_, index) =>
        pictured(`truck-${(index % 4) + 1}`, `XIGI-OUT-P3.91-960x960-5500NIT-IP65-${index + 1} for daylight`),
      ),
    },
    { links: Array.from({ length: 14 }, (_, index) => `/products/display-${index + 1}`) },
  ),
  ...usual({ fallbackHeading: 'Where the {title} leads' }),
}
