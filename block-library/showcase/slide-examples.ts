import { sectionExample, type Examples } from '../contract/block-examples.ts'

const carousel = { type: 'showcase', id: 'showcase', section: 4 } as const
const slide = (image: string, title: string) => ({ image: `pictures/${image}.webp`, title })
const images = [
  slide('boardroom-1', 'Presentation wall in a boardroom'),
  slide('control-room-1', 'Overview wall in a control room'),
  slide('auditorium-1', 'Main screen in an auditorium'),
]
const section = {
  section: 'example_section4',
  title: 'Indoor walls by room',
  description: 'The same cabinets, set up for very different working days.',
  images,
}

const example = sectionExample<'showcase'>(carousel, section)

export const slideExamples: Examples<'showcase'> = {
  default: example(),
  'with its description': example({}, { showDescription: true }),
  'slower pace': example({}, { interval: 8000 }),
  'heading of the page where the section has none': example(
    { title: '' },
    { fallbackHeading: 'Seen in use' },
  ),
  'one slide': example({ images: images.slice(0, 1) }),
  'items without a picture': example({ images: images.map(({ title }) => ({ title })) }),
  shortest: {
    block: carousel,
    sections: [{ section: 'example_section4', images: [{ image: 'pictures/ballroom-1.webp' }] }],
  },
  longest: example(
    {
      title: 'Walls in boardrooms, lobbies, auditoriums and control rooms from Theni to Visakhapatnam',
      description: 'Pitch, brightness and signal chain differ from room to room. '.repeat(6),
      images: Array.from({ length: 12 }, (_, index) =>
        slide(
          `truck-${(index % 4) + 1}`,
          `XIGI-IN-P1.25-600x337.5-800NIT-IP40-FRONTSERVICE-${index + 1} in a hall for two thousand guests with balconies`,
        ),
      ),
    },
    { showDescription: true },
  ),
  'section without items': { block: carousel, sections: [{ ...section, images: [] }], hidden: true },
  'section missing': { block: carousel, hidden: true },
}
