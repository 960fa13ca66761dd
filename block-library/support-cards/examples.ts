import { sectionExamples, type Examples } from '../contract/block-examples.ts'

const support = {
  type: 'support-cards',
  id: 'help',
  section: 4,
  button: { label: 'Get Product Help' },
} satisfies Examples<'support-cards'>['default']['block']
const choosing = {
  image: 'pictures/colour-2.webp',
  title: 'Help with choosing',
  description: 'You get a plan, a price, weights and measures.',
}
const images = [
  choosing,
  {
    image: 'pictures/service-front-2.webp',
    title: 'Help after handover',
    description: 'A broken part is exchanged within a day.',
  },
  { image: 'pictures/control-room-2.webp', title: 'A waiting hall', description: 'Only the ground.' },
]
const section = { title: 'Ask an engineer first', description: 'Before you ask for a price.', images }

const { example, only, usual } = sectionExamples<'support-cards'>(support, section)

export const supportCardsExamples: Examples<'support-cards'> = {
  default: example(),
  'two items': example({ images: images.slice(0, 2) }),
  'five items': example({ images: [...images, choosing, choosing] }),
  'rich text': example({
    images: [{ ...choosing, description_html: '<p>A plan, and <strong>all</strong> measures.</p>' }],
  }),
  shortest: only({ images: [{ title: 'Help' }] }),
  longest: example(
    {
      title: 'Ask an engineer in Visakhapatnam, Thiruvananthapuram or Rajamahendravaram before you ask',
      description: 'Before you ask for a price, ask what it has to carry. '.repeat(8),
      images: images.map((item, index) => ({
        ...item,
        title: `Electromagnetic-compatibility-tested-according-to-the-tender-document-${index + 1}`,
        description: 'A second team and a second plan keep the work on its way in any weather. '.repeat(12),
      })),
    },
    { button: { label: 'Get help with the rooms of government and public spaces in Thiruvananthapuram' } },
  ),
  ...usual({ fallbackHeading: 'Help with the {title}' }),
}
