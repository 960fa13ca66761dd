import { sectionExample, type Examples } from '../contract/block-examples.ts'

const options = { type: 'option-faqs', id: 'display-options', section: 4 } as const
const faq = (question: string, answer: string) => ({ question, answer })
const images = [
  {
    image: 'pictures/classroom-1.webp',
    title: 'Fine-pitch indoor wall, P1.5 to P2.5',
    description: 'For lecture rooms where the first row sits two to three metres from the wall.',
    faqs: [
      faq(
        'Is small text readable?',
        'Yes. At P1.5 a line of 20 pixels is 30 mm high and reads from eight metres.',
      ),
      faq('Can it be dimmed?', 'Yes, to 200 nits, with full grey scale in a darkened room.'),
    ],
  },
  {
    image: 'pictures/campus-gate-1.webp',
    title: 'Campus wall outdoors, P5 to P8',
    description: 'For the main gate or a sports ground, seen from fifteen metres and more.',
    faqs: [
      faq(
        'Does it stand the monsoon?',
        'Yes. The front is IP65, and surge protection guards power and signal.',
      ),
      faq('What foundation does it need?', 'A structural engineer designs it after the soil and wind check.'),
      faq('Who may put content on it?', 'User roles in the content system decide that, per screen and hour.'),
    ],
  },
  {
    image: 'pictures/standee-5.webp',
    title: 'Standee for corridors, P1.8 to P2.5',
    description: 'Rolls on castors to wherever the open day needs it.',
    faqs: [faq('How is content loaded?', 'By USB stick or Wi-Fi, in a minute or two.')],
  },
]
const section = {
  section: 'example_section4',
  title: 'Display options for a campus',
  description: 'Three ways to put a picture before students.',
  images,
}

const example = sectionExample<'option-faqs'>(options, section)

export const optionFaqsExamples: Examples<'option-faqs'> = {
  default: example({}, { tip: 'P5 to P10 is a suitable choice for applications above 50 feet' }),
  'an option that leads to a tool': example(
    {},
    { links: [{ title: { contains: 'campus wall' }, label: 'Plan this', to: '/planner?place=outdoor' }] },
  ),
  'a large first option': example({}, { wideFirst: true }),
  'all questions closed': example({}, { openFirst: false }),
  'first option without questions': example({
    images: images.map((item, index) => (index ? item : { ...item, faqs: [] })),
  }),
  'heading of the page where the section has none': example(
    { title: '' },
    { fallbackHeading: 'Display options' },
  ),
  'items without a picture': example({
    images: images.map(({ title, description, faqs }) => ({ title, description, faqs })),
  }),
  shortest: {
    block: options,
    sections: [{ section: 'example_section4', images: [{ image: 'pictures/outdoor-plinth.webp' }] }],
  },
  longest: example(
    {
      title: 'Display options for universities, polytechnics and coaching institutes in Tiruchirappalli',
      images: Array.from({ length: 12 }, (_, index) => ({
        image: `pictures/auditorium-${(index % 3) + 1}.webp`,
        title: `XIGI-IN-P${index + 1}.25-600x337.5-800NIT-IP40-FRONTSERVICE-16BIT-7680HZ`,
        description: 'Cabinets of 6 to 9 kg hang on a light frame and come off from the front. '.repeat(5),
        faqs: Array.from({ length: 6 }, (_empty, number) =>
          faq(
            `What should the buildings department check before wall ${index + 1}, item ${number + 1}, is ordered?`,
            'The load on the wall, the route for cables and the air that leaves above the screen. '.repeat(6),
          ),
        ),
      })),
    },
    { tip: 'Suggestion: P5 to P10 is a suitable choice for applications above 50 feet. '.repeat(3).trim() },
  ),
  'section without items': example({ images: [] }),
  'section missing': { block: options, hidden: true },
}
