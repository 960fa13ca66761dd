import { sectionExample, type Examples } from '../contract/block-examples.ts'

const mosaic = { type: 'mosaic', id: 'mosaic', section: 5 } as const
const picture = (image: string, title: string) => ({ image: `pictures/${image}.webp`, title })
const images = [
  picture('office-lobby-2', 'A welcome wall behind a reception desk'),
  picture('boardroom-3', 'A sales chart on a boardroom wall'),
  picture('townhall-office-1', 'Staff before a wide screen'),
  picture('curved-2', 'A curved wall around a column'),
  picture('ceiling-1', 'A lit ceiling over a stair'),
]
const section = {
  section: 'example_section5',
  title: 'At work',
  description: 'Walls in five offices.',
  images,
}

const placesShown = [
  picture('concert-stage-1', 'Concert stage at sunset'),
  picture('council-hall-1', 'Council hall with three screens'),
  picture('store-interior-2', 'Fashion store interior'),
  picture('bus-terminal-1', 'Bus terminal information wall'),
  picture('restaurant-3', 'Restaurant with a wide wall'),
  picture('city-billboard-1', 'Screen on a city building'),
]
const ends = { ...mosaic, large: 'ends' } as const

const example = sectionExample<'mosaic'>(mosaic, section)

export const pictureTileExamples: Examples<'mosaic'> = {
  default: example(),
  'heading of the page where the section has none': example(
    { title: '' },
    { fallbackHeading: 'The {title} at work' },
  ),
  'large at both ends': { block: ends, sections: [{ ...section, images: placesShown }] },
  'large at both ends, two pictures': {
    block: ends,
    sections: [{ ...section, images: placesShown.slice(0, 2) }],
  },
  'three pictures': example({ images: images.slice(0, 3) }),
  'items without a picture': {
    block: mosaic,
    sections: [{ ...section, images: images.map(({ title }) => ({ title })) }],
    hidden: true,
  },
  shortest: {
    block: mosaic,
    sections: [{ section: 'example_section5', images: [{ image: 'pictures/curved-3.webp' }] }],
  },
  longest: example({
    title: 'Walls at work in head offices, shared service centres and training campuses in Tiruchirappalli',
    description: 'The wall shows dashboards by day and films in the evening. '.repeat(6),
    images: Array.from({ length: 12 }, (_, index) =>
      picture(`truck-${(index % 4) + 1}`, `Wall ${index + 1} of twelve in one building`),
    ),
  }),
  'section without items': example({ images: [] }),
  'section missing': { block: mosaic, hidden: true },
}
