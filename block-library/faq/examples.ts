import { sectionExamples, type Examples } from '../contract/block-examples.ts'

const faq = { type: 'faq', id: 'faq' } as const
const entry = (question: string, answer: string) => ({ question, answer })
const faq_entries = [
  entry('Which size fits my room?', 'Leave a metre on each side, and take the largest size that remains.'),
  entry('How bright must it be outdoors?', 'Between five and seven hours by day; nobody works at night.'),
  entry('How long does it last?', 'About ten years in daily use, and longer with some care.'),
]
const section = { section: 'example_faq_section', title: 'Questions buyers ask', faq_entries }

const { example, only, missing } = sectionExamples<'faq'>(faq, section)

export const faqExamples: Examples<'faq'> = {
  default: example(),
  'section under its own key': example(
    { section: 'indoor_led_faq_section' },
    { section: { key: 'indoor_led_faq_section' } },
  ),
  'untitled section': only({ faq_entries }),
  'heading of the page where the section has none': example(
    { title: '' },
    { fallbackHeading: '{title} questions' },
  ),
  'what moves the price beside the questions': example(
    {},
    {
      price: {
        heading: 'Price',
        note: 'Before tax.',
        movers: {
          heading: 'What moves the price',
          note: 'Relative, no prices.',
          drivers: [
            { name: 'Width', factor: 4, text: 'Twice the width and height take four times the material.' },
            { name: 'Area', factor: 2, text: 'Twice the area takes twice the material.' },
            { name: 'Structure', text: 'The survey settles it.' },
          ],
        },
      },
    },
  ),
  shortest: only({ faq_entries: faq_entries.slice(0, 1) }),
  longest: example({
    title:
      'Questions that facility managers, event producers and bus-terminal engineers ask before they order',
    faq_entries: Array.from({ length: 12 }, (_, index) =>
      entry(
        `Which papers does the municipal corporation of Visakhapatnam want for hoarding ${index + 1}, and who prepares them?`,
        'A structural engineer certifies the load, and the local body gives the hoarding permission. '.repeat(
          8,
        ),
      ),
    ),
  }),
  'section without entries': { ...example({ faq_entries: [] }), hidden: true },
  'section missing': missing,
}
