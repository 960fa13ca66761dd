import { sectionExamples, type Examples } from '../contract/block-examples.ts'

const tiles = {
  type: 'industry-tiles',
  id: 'industries',
  section: 3,
  links: { root: '/industry', keys: 'joined' },
  button: { label: 'See all Solutions for Your Industry', to: '/industry', scrollToForm: false },
} as const
const tile = (icon: string, picture: string, title: string) => ({
  image: [`icons/${icon}.svg`, `pictures/${picture}.webp`],
  title,
})
const images = [
  tile('events', 'keynote-1', 'Events and Exhibitions'),
  tile('manufacturing', 'production-board-2', 'Manufacturing Factories'),
  tile('education', 'auditorium-1', 'Education'),
  tile('transport', 'metro-1', 'Transport and Public Venues'),
  tile('hospitality', 'hotel-lobby-1', 'Hotels and Hospitalities'),
  tile('government', 'council-hall-1', 'Government and Public Spaces'),
  tile('retail', 'retail-window-4', 'Retail Environments'),
  tile('corporate', 'boardroom-3', 'Corporate Office'),
]
const section = {
  title: 'Planned for the place you run',
  description: 'Begin with your sector and see what usually fits.',
  images,
}

const { example, only, usual } = sectionExamples<'industry-tiles'>(tiles, section)

export const industryTilesExamples: Examples<'industry-tiles'> = {
  default: example(),
  'one picture each': example({ images: images.map(({ image, title }) => ({ image: image[0], title })) }),
  'title of the page where the service has none': example(
    { images: [{ image: 'icons/events.svg' }] },
    { fallbackTitle: 'Another sector' },
  ),
  'button to the form': example({}, { button: { label: 'Ask us' } }),
  shortest: only({ images: [{}] }),
  longest: example(
    {
      title:
        'Planned for the bus terminals, stadiums and municipal offices of Visakhapatnam and Thiruvananthapuram',
      description: 'Begin with your sector and see what usually fits. '.repeat(8),
      images: Array.from({ length: 14 }, (_, index) =>
        tile(
          'transport',
          'metro-1',
          `Passenger-information-and-advertising-in-terminal-${index + 1} of Rajamahendravaram`,
        ),
      ),
    },
    { button: { label: 'See all solutions for government and public spaces in Thiruvananthapuram' } },
  ),
  ...usual({ fallbackHeading: 'Industries for the {title}' }),
}
