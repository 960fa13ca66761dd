import { sectionExamples, type Examples } from '../contract/block-examples.ts'

const rows = { type: 'alternating-rows', id: 'rows', section: 1 } as const
const row = (number: number, title: string, description: string) => ({
  image: `pictures/truck-${number}.webp`,
  title,
  description,
})
const images = [
  row(
    1,
    'What it is',
    'One large piece made from parts of 640 × 480 mm, joined on a flat frame without lines between them.',
  ),
  row(
    2,
    'Rooms that need one',
    'Above 2.5 m in width a monitor is too small, and in a lit room a projector looks pale.',
  ),
  row(
    3,
    'What decides the size',
    'The room that you have: 2.5 m are enough for the small one, and twice that is ideal.',
  ),
]
const section = { title: 'One clear answer to each question', images }

const { example, only, usual } = sectionExamples<'alternating-rows'>(rows, section)

export const alternatingRowsExamples: Examples<'alternating-rows'> = {
  default: example(),
  'a large last row': example({}, { wideLast: true }),
  'rich text': example({
    images: [
      {
        image: 'pictures/indoor-wall-4.webp',
        title: 'Serviced from the front',
        description_html:
          '<p>Modules come off by magnets.</p><ul><li>Depth 60 to 120 mm</li><li>No walkway</li></ul>',
      },
    ],
  }),
  'words of the page where the service has none': example(
    { images: [{ image: 'pictures/indoor-wall-4.webp' }] },
    { fallbackTitle: 'Our work', fallbackDescription: 'Ask us for the details.' },
  ),
  shortest: only({ images: [{ image: 'pictures/indoor-wall-4.webp' }] }),
  longest: example({
    title: 'Services for the auditoriums, lobbies and municipal offices of Thiruvananthapuram',
    images: Array.from({ length: 12 }, (_, index) =>
      row(
        (index % 4) + 1,
        `MODEL-${index + 1}.25-600x337.5-800KG-TYPE40-SERVICE-16PART-7680MM for halls and lobbies`,
        'Everything is measured twice before it is made, and once more when it is handed over. '
          .repeat(6)
          .trim(),
      ),
    ),
  }),
  ...usual(undefined, true),
}
