import { sectionExample, type Examples } from '../contract/block-examples.ts'

const showcase = {
  type: 'showcase',
  layout: 'list',
  showDescription: true,
  id: 'showcase',
  section: 4,
} as const
const card = (image: string, title: string, description: string) => ({
  image: `pictures/${image}.webp`,
  title,
  description,
})
const images = [
  card('office-lobby-1', 'Lobby', 'P2.5 behind the reception, seen from the door.'),
  card('boardroom-2', 'Boardroom', 'P1.2 to P1.8, so that spreadsheets stay readable from the table.'),
  card('townhall-office-1', 'Town hall', 'P2.5 for meetings of all staff, with camera-safe refresh.'),
]
const section = {
  section: 'example_section4',
  title: 'From the door to the boardroom',
  description: 'Three walls that one office needs.',
  images,
}

const example = sectionExample<'showcase'>(showcase, section)

export const titleListExamples: Examples<'showcase'> = {
  default: example(),
  'slower pace': example({}, { interval: 6000 }),
  'heading of the page where the section has none': example(
    { title: '' },
    { fallbackHeading: '{title} through the day' },
  ),
  'rich text': example({
    images: [
      {
        ...images[0],
        description_html: '<p>See the <a href="/products/indoor-led-video-walls">walls</a>.</p>',
      },
    ],
  }),
  'items without a picture': example({
    images: images.map(({ title, description }) => ({ title, description })),
  }),
  shortest: { block: showcase, sections: [{ section: 'example_section4', images: [{ title: 'Lobby' }] }] },
  longest: example({
    title: 'Walls for head offices, shared service centres and training campuses in Tiruchirappalli',
    description: 'The wall shows dashboards by day and films in the evening. '.repeat(6),
    images: Array.from({ length: 12 }, (_, index) =>
      card(
        `office-lobby-${(index % 2) + 1}`,
        `XIGI-IN-P1.25-600x337.5-800NIT-IP40-FRONTSERVICE-16BIT-${index + 1}`,
        'Two players feed the wall, and the second takes over when the first one stops. '.repeat(5),
      ),
    ),
  }),
  'section without items': { block: showcase, sections: [{ ...section, images: [] }], hidden: true },
  'section missing': { block: showcase, hidden: true },
}
