import { sectionExamples, type Examples } from '../contract/block-examples.ts'

const options = { type: 'option-faqs', id: 'display-options', section: 4 } as const
const faq = (question: string, answer: string) => ({ question, answer })
const images = [
  {
    image: 'pictures/classroom-1.webp',
    title: 'Small size for rooms, 1.5 to 2.5 m',
    description: 'For lecture rooms where the first row sits two to three metres from the front.',
    faqs: [
      faq('Is small text readable?', 'Yes. A line of 30 mm is high enough and reads from eight metres.'),
      faq('Can it be moved?', 'Yes, by two people, and it passes through any door.'),
    ],
  },
  {
    image: 'pictures/campus-gate-1.webp',
    title: 'Campus size outdoors, 5 to 8 m',
    description: 'For the main gate or a sports ground, seen from fifteen metres and more.',
    faqs: [
      faq('Does it stand the monsoon?', 'Yes. The front is closed, and a roof protects what is behind it.'),
      faq('What foundation does it need?', 'A structural engineer designs it after the soil and wind check.'),
      faq('Who may use it?', 'Whoever books it, by the day and by the hour.'),
    ],
  },
  {
    image: 'pictures/standee-5.webp',
    title: 'Stand for corridors, 1.8 to 2.5 m',
    description: 'Rolls on castors to wherever the open day needs it.',
    faqs: [faq('How is content loaded?', 'By USB stick or Wi-Fi, in a minute or two.')],
  },
]
const section = {
  title: 'Options for a campus',
  description: 'Three ways to put a picture before students.',
  images,
}

const { example, only, usual } = sectionExamples<'option-faqs'>(options, section)

export const optionFaqsExamples: Examples<'option-faqs'> = {
  default: example({}, { tip: 'The large size is a suitable choice for halls above 50 feet' }),
  'an option that leads to a tool and a drawing': example(
    {},
    {
      links: [
        { title: { contains: 'campus size' }, label: 'Plan this', to: '/plan?place=outdoor' },
        { title: { contains: 'campus size' }, label: 'Drawing', to: '/sheet#drawing' },
      ],
    },
  ),
  'a large first option': example({}, { wideFirst: true }),
  'all questions closed': example({}, { openFirst: false }),
  'first option without questions': example({
    images: images.map((item, index) => (index ? item : { ...item, faqs: [] })),
  }),
  shortest: only({ images: [{ image: 'pictures/outdoor-plinth.webp' }] }),
  longest: example(
    {
      title: 'Options for universities, polytechnics and coaching institutes in Tiruchirappalli',
      images: Array.from({ length: 12 }, (_, index) => ({
        image: `pictures/auditorium-${(index % 3) + 1}.webp`,
        title: `MODEL-${index + 1}.25-600x337.5-800KG-TYPE40-SERVICE-16PART-7680MM`,
        description: 'Parts of 6 to 9 kg hang on a light frame and come off from the front. '.repeat(5),
        faqs: Array.from({ length: 6 }, (_empty, number) =>
          faq(
            `What should the buildings department check before part ${index + 1}, item ${number + 1}, is ordered?`,
            'The load on the floor, the route for cables and the air that leaves above the ceiling. '.repeat(
              6,
            ),
          ),
        ),
      })),
    },
    { tip: 'Suggestion: The large size is a suitable choice for halls above 50 feet. '.repeat(3).trim() },
  ),
  ...usual({ fallbackHeading: 'Options' }),
}
