import { namedAfter, sectionExamples, type Examples } from '../contract/block-examples.ts'
import { addressExamples } from './address-examples.ts'

const intro = { type: 'intro', id: 'intro', section: 2 } as const
const words =
  'A waiting hall is open day and night, so it needs light at all hours, two ways in and spare parts from the same batch.'
const checks = [
  'Readable signs from one end to the other',
  'Service from the front, so that no walkway is needed behind',
  'Quiet corners for those who wait long',
]
const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const section = {
  title: 'What a waiting hall asks of its rooms',
  description: words,
  description_html: `<p>${words}</p>${list(checks)}`,
  images: [
    { image: 'pictures/control-room-1.webp', title: 'Three desks side by side' },
    { image: 'pictures/control-room-1.webp', title: 'An operator’s desk' },
  ],
}
const { description_html: _, ...plainSection } = section

const { example, only, missing } = sectionExamples<'intro'>(intro, section)

export const introExamples: Examples<'intro'> = {
  default: example(),
  'plain text': only(plainSection),
  'second picture': example({}, { picture: 2 }),
  'picture beyond the last': example({}, { picture: 3 }),
  'heading of its own': example({}, { heading: '{title} at a glance' }),
  'with a button': example({}, { button: { label: 'Get Started Today' } }),
  'without picture': example({ images: [] }),
  shortest: only({ description: words }),
  longest: example({
    title:
      'What the waiting halls of Visakhapatnam, Thiruvananthapuram and Rajamahendravaram ask of rooms that never close',
    description_html: `<p>${`${words} `.repeat(6)}</p>${list(Array.from({ length: 12 }, (_empty, index) => `<strong>Check ${index + 1}</strong> ${words}`))}<p>MODEL-IN-1.25-600x337.5-800KG-TYPE40-SERVICE-16PART-7680MM</p>`,
  }),
  'section missing': missing,
  ...namedAfter('address', addressExamples),
}
