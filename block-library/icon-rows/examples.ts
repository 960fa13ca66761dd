import { sectionExamples, type Examples } from '../contract/block-examples.ts'

const rows = { type: 'icon-rows', id: 'how', section: 3 } as const
const row = (number: number, title: string, description: string) => ({
  image: `icons/about-${number}.svg`,
  title,
  description,
})
const picture = {
  image: 'pictures/colour-2.webp',
  title: 'Colour check before handover',
  description: '',
}
const measure = row(1, 'Measure first', 'Room, distance and load, before a size is named.')
const images = [
  picture,
  measure,
  row(2, 'Keep matching spares', 'Modules of one batch wait on the shelf.'),
  row(3, 'One team to call', 'The office that installed it answers.'),
]
const section = { title: 'How we work on a project', description: 'The same way every time.', images }

const { example, only, usual } = sectionExamples<'icon-rows'>(rows, section)

export const iconRowsExamples: Examples<'icon-rows'> = {
  default: example(),
  'five items': example({ images: [...images, row(1, 'A fourth row', 'There is no room for it.')] }),
  'rich text': example({
    images: [picture, { ...measure, description_html: '<p>Light, distance and <em>load</em>.</p>' }],
  }),
  'picture alone': example({ images: [picture] }),
  shortest: only({ images: [{}, { description: 'On time.' }] }),
  longest: example({
    title:
      'How we plan, permit, build and maintain the halls of bus terminals in Tiruchirappalli and Thiruvananthapuram',
    description: 'Each step ends with a paper that both sides sign. '.repeat(8),
    images: images.map((item, index) => ({
      ...item,
      title: `Electromagnetic-compatibility-tested-according-to-the-tender-document-${index + 1}`,
      description: 'A second team and a second plan keep the work on its way in any weather. '.repeat(6),
    })),
  }),
  ...usual({ fallbackHeading: 'How the {title} is made' }),
}
