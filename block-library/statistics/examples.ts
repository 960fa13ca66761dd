import { sectionExamples, type Examples } from '../contract/block-examples.ts'

const statistics = {
  type: 'statistics',
  id: 'figures',
  section: 5,
  button: { label: 'Contact now' },
} satisfies Examples<'statistics'>['default']['block']
const images = [
  { title: '4', description: 'offices in the south' },
  { title: '9', description: 'kinds of work' },
  { title: '8', description: 'sectors we plan for' },
  { title: '0.9', description: 'metres, the smallest' },
]
const section = { title: 'Four figures', description: 'Counted this year.', images }

const { example, only, usual } = sectionExamples<'statistics'>(statistics, section)

export const statisticsExamples: Examples<'statistics'> = {
  default: example(),
  'without a button': example({}, { button: undefined }),
  'items with a picture': example({
    images: images.map((item) => ({ ...item, image: 'pictures/cabinet-front-1.webp' })),
  }),
  shortest: only({ images: [{ title: '1', description: 'team' }] }, { button: undefined }),
  longest: example(
    {
      title: 'Fourteen figures from Visakhapatnam, Thiruvananthapuram and Rajamahendravaram',
      description: 'Counted this year. '.repeat(16),
      images: Array.from({ length: 14 }, (_, index) => ({
        title: `${index + 1},234,567,890 m²`,
        description: 'of works that have not failed since the day of their handover '.repeat(3),
      })),
    },
    { button: { label: 'Contact the offices in Theni, Chennai, Bangalore and Coimbatore now' } },
  ),
  ...usual({ fallbackHeading: 'The {title} in figures' }),
}
