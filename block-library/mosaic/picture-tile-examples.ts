import { pictured, sectionExamples, type Examples } from '../contract/block-examples.ts'

const mosaic = { type: 'mosaic', id: 'mosaic', section: 5 } as const
const images = [
  pictured('office-lobby-2', 'A welcome wall behind a reception desk'),
  pictured('boardroom-3', 'A sales chart on a boardroom wall'),
  pictured('townhall-office-1', 'Staff before a wide screen'),
  pictured('curved-2', 'A curved wall around a column'),
  pictured('ceiling-1', 'A lit ceiling over a stair'),
]
const section = { title: 'At work', description: 'Walls in five offices.', images }

const placesShown = [
  pictured('concert-stage-1', 'Concert stage at sunset'),
  pictured('council-hall-1', 'Council hall with three screens'),
  pictured('store-interior-2', 'Fashion store interior'),
  pictured('bus-terminal-1', 'Bus terminal information wall'),
  pictured('restaurant-3', 'Restaurant with a wide wall'),
  pictured('city-billboard-1', 'Screen on a city building'),
]

const { example, only, usual } = sectionExamples<'mosaic'>(mosaic, section)

export const pictureTileExamples: Examples<'mosaic'> = {
  default: example(),
  'large at both ends': example({ images: placesShown }, { large: 'ends' }),
  'large at both ends, two pictures': example({ images: placesShown.slice(0, 2) }, { large: 'ends' }),
  'three pictures': example({ images: images.slice(0, 3) }),
  shortest: only({ images: [{ image: 'pictures/curved-3.webp' }] }),
  longest: example({
    title: 'Walls at work in head offices, shared service centres and training campuses in Tiruchirappalli',
    description: 'The wall shows dashboards by day and films in the evening. '.repeat(6),
    images: Array.from({ length: 12 }, (_, index) =>
      pictured(`truck-${(index % 4) + 1}`, `Wall ${index + 1} of twelve in one building`),
    ),
  }),
  ...usual({ fallbackHeading: 'The {title} at work' }),
  'items without a picture': {
    ...example({ images: images.map(({ title }) => ({ title })) }),
    hidden: true,
  },
}
