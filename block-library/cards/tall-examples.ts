import { pictured, sectionExamples, type Examples } from '../contract/block-examples.ts'

const solutions = { type: 'cards', variant: 'tall', id: 'solutions', section: 6 } as const
const images = [
  pictured(
    'curved-1',
    'Curved lobby wall',
    'Soft modules bend to a radius of about 300 mm around a column or a bar.',
  ),
  pictured(
    'transparent-1',
    'Picture in the glass',
    'Panels behind the shop front let 60 to 85 % of the daylight through.',
  ),
  pictured('ceiling-1', 'Screen overhead', 'Cabinets hang from rated suspension, serviced from below.'),
]
const section = {
  title: 'Shapes that follow the building',
  description: 'Three answers where a flat rectangle does not fit.',
  images,
}

const { example, only, usual } = sectionExamples<'cards'>(solutions, section)

export const tallExamples: Examples<'cards'> = {
  default: example(),
  'rich text': example({
    images: [
      {
        ...images[0],
        description_html: '<p>See the <a href="/products/flexible-curved-led-walls">curved walls</a>.</p>',
      },
    ],
  }),
  shortest: only({ images: [{ image: 'pictures/form-sphere.webp' }] }),
  longest: example({
    title: 'Spheres, columns, ribbons, letters and ceilings for the hotels of Thiruvananthapuram',
    images: Array.from({ length: 12 }, (_, index) =>
      pictured(
        `truck-${(index % 4) + 1}`,
        `XIGI-FLEX-P2.5-320x160-CONVEX-CONCAVE-RADIUS300-GOB-${index + 1}`,
        'Drawings, a mock-up and a factory test run come before the work on the site. '.repeat(6),
      ),
    ),
  }),
  ...usual({ fallbackHeading: 'Flexible solutions' }),
}
