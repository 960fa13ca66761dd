import { sectionExample, namedAfter, type Examples } from '../contract/block-examples.ts'
import { addressExamples } from './address-examples.ts'

const intro = { type: 'intro', id: 'intro', section: 2 } as const
const words =
  'A control room wall runs day and night, so it needs redundant power, two signal paths and spare modules from the same batch.'
const checks = [
  'Readable text at arm’s length with P1.2 to P1.8',
  'Front service, so that no walkway is needed behind the wall',
  'Dimmed to 200 to 400 nits for tired eyes',
]
const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const section = {
  section: 'example_section2',
  title: 'What a control room asks of its wall',
  description: words,
  description_html: `<p>${words}</p>${list(checks)}`,
  images: [
    { image: 'pictures/control-room-1.webp', title: 'A wall of maps above three desks' },
    { image: 'pictures/control-room-1.webp', title: 'An operator’s desk' },
  ],
}
const { description_html: _, ...plainSection } = section

const example = sectionExample<'intro'>(intro, section)

export const introExamples: Examples<'intro'> = {
  default: example(),
  'plain text': { block: intro, sections: [plainSection] },
  'second picture': example({}, { picture: 2 }),
  'picture beyond the last': example({}, { picture: 3 }),
  'heading of its own': example({}, { heading: '{title} at a glance' }),
  'with a button': example({}, { button: { label: 'Get Started Today' } }),
  'without picture': example({ images: [] }),
  shortest: { block: intro, sections: [{ section: 'example_section2', description: words }] },
  longest: example({
    title:
      'What the control rooms of Visakhapatnam, Thiruvananthapuram and Rajamahendravaram ask of walls that never go dark',
    description_html: `<p>${`${words} `.repeat(6)}</p>${list(Array.from({ length: 12 }, (_empty, index) => `<strong>Check ${index + 1}</strong> ${words}`))}<p>XIGI-IN-P1.25-600x337.5-800NIT-IP40-FRONTSERVICE-16BIT-7680HZ</p>`,
  }),
  'section missing': { block: intro, hidden: true },
  ...namedAfter('address', addressExamples),
}
