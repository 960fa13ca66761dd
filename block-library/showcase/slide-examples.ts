import { pictured, sectionExamples, type Examples } from '../contract/block-examples.ts'

const carousel = { type: 'showcase', id: 'showcase', section: 4 } as const
const images = [
  pictured('boardroom-1', 'Presentation wall in a boardroom'),
  pictured('control-room-1', 'Overview wall in a control room'),
  pictured('auditorium-1', 'Main screen in an auditorium'),
]
const section = {
  title: 'Indoor walls by room',
  description: 'The same cabinets, set up for very different working days.',
  images,
}

const { example, only, usual } = sectionExamples<'showcase'>(carousel, section)

export const slideExamples: Examples<'showcase'> = {
  default: example(),
  'with its description': example({}, { showDescription: true }),
  'slower pace': example({}, { interval: 8000 }),
  'one slide': example({ images: images.slice(0, 1) }),
  shortest: only({ images: [{ image: 'pictures/ballroom-1.webp' }] }),
  longest: example(
    {
      title: 'Walls in boardrooms, lobbies, auditoriums and control rooms from Theni to Visakhapatnam',
      description: 'Pitch, brightness and signal chain differ from room to room. '.repeat(6),
      images: Array.from({ length: 12 }, (_, index) =>
        pictured(
          `truck-${(index % 4) + 1}`,
          `XIGI-IN-P1.25-600x337.5-800NIT-IP40-FRONTSERVICE-${index + 1} in a hall for two thousand guests with balconies`,
        ),
      ),
    },
    { showDescription: true },
  ),
  ...usual({ fallbackHeading: 'Seen in use' }, true),
}
