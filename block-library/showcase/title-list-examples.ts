import { pictured, sectionExamples, type Examples } from '../contract/block-examples.ts'

const showcase = {
  type: 'showcase',
  layout: 'list',
  showDescription: true,
  id: 'showcase',
  section: 4,
} as const
const images = [
  pictured('office-lobby-1', 'Lobby', 'P2.5 behind the reception, seen from the door.'),
  pictured('boardroom-2', 'Boardroom', 'P1.2 to P1.8, so that spreadsheets stay readable from the table.'),
  pictured('townhall-office-1', 'Town hall', 'P2.5 for meetings of all staff, with camera-safe refresh.'),
]
const section = {
  title: 'From the door to the boardroom',
  description: 'Three walls that one office needs.',
  images,
}

const { example, only, usual } = sectionExamples<'showcase'>(showcase, section)

export const titleListExamples: Examples<'showcase'> = {
  default: example(),
  'slower pace': example({}, { interval: 6000 }),
  'rich text': example({
    images: [
      {
        ...images[0],
        description_html: '<p>See the <a href="/products/indoor-led-video-walls">walls</a>.</p>',
      },
    ],
  }),
  shortest: only({ images: [{ title: 'Lobby' }] }),
  longest: example({
    title: 'Walls for head offices, shared service centres and training campuses in Tiruchirappalli',
    description: 'The wall shows dashboards by day and films in the evening. '.repeat(6),
    images: Array.from({ length: 12 }, (_, index) =>
      pictured(
        `office-lobby-${(index % 2) + 1}`,
        `XIGI-IN-P1.25-600x337.5-800NIT-IP40-FRONTSERVICE-16BIT-${index + 1}`,
        'Two players feed the wall, and the second takes over when the first one stops. '.repeat(5),
      ),
    ),
  }),
  ...usual({ fallbackHeading: '{title} through the day' }, true),
}
