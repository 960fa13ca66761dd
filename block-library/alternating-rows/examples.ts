import { sectionExample, type Examples } from '../contract/block-examples.ts'

const rows = { type: 'alternating-rows', id: 'rows', section: 1 } as const
const row = (number: number, title: string, description: string) => ({
  image: `pictures/truck-${number}.webp`,
  title,
  description,
})
const images = [
  row(
    1,
    'What an indoor LED wall is',
    'One picture made from die-cast cabinets of 640 × 480 mm, joined on a flat frame without lines between them.',
  ),
  row(
    2,
    'Rooms that need one',
    'Above 2.5 m in width a monitor is too small, and in a lit room a projector looks pale.',
  ),
  row(
    3,
    'What decides the pitch',
    'The nearest regular viewer: 2.5 m away means P2.5 or finer, and twice that distance is ideal.',
  ),
]
const section = { section: 'example_section1', title: 'One clear picture across the wall', images }

const example = sectionExample<'alternating-rows'>(rows, section)

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
    { fallbackTitle: 'Indoor LED wall', fallbackDescription: 'Ask us for the data sheet of this wall.' },
  ),
  'items without a picture': example({
    images: images.map(({ title, description }) => ({ title, description })),
  }),
  shortest: {
    block: rows,
    sections: [{ section: 'example_section1', images: [{ image: 'pictures/indoor-wall-4.webp' }] }],
  },
  longest: example({
    title: 'Indoor walls for the auditoriums, lobbies and control rooms of Thiruvananthapuram',
    images: Array.from({ length: 12 }, (_, index) =>
      row(
        (index % 4) + 1,
        `XIGI-IN-P${index + 1}.25-600x337.5-800NIT-IP40-FRONTSERVICE-16BIT-7680HZ for halls and lobbies`,
        'Grey scale of 14 to 16 bit keeps dark scenes smooth when the wall is dimmed. '.repeat(6).trim(),
      ),
    ),
  }),
  'section without items': { block: rows, sections: [{ ...section, images: [] }], hidden: true },
  'section missing': { block: rows, hidden: true },
}
