import { sectionExamples, type Examples } from '../contract/block-examples.ts'

const hero = { type: 'hero', id: 'hero', section: 1 } as const
const sentence =
  'Large and small works that last for many years, planned, built and maintained across the country.'
const section = {
  title: 'Benches for public squares',
  description: sentence,
  description_html: `<p>${sentence} See the <a href="/products/benches" target="_blank">outdoor benches</a>.</p>`,
  images: [{ image: 'pictures/government-plaza-3.webp' }],
}
const { description_html: _, ...plainSection } = section
const film = {
  type: 'hero',
  id: 'hero',
  heading: 'Brighten Every Space',
  video: { webm: '/media/hero-home.webm', mp4: '/media/hero-home.mp4' },
} as const
const picture = { src: '/media/hero-home.webp' }

const { example, only } = sectionExamples<'hero'>(hero, section)

export const heroExamples: Examples<'hero'> = {
  default: example(),
  'plain description': example({}, { description: 'plain' }),
  'no description': example({}, { description: 'none' }),
  'description without rich text': only(plainSection),
  'words and picture of its own': example(
    {},
    {
      heading: 'Outdoor Benches',
      text: 'Four to ten seats, 50 to 70 kg, oiled at the factory.',
      picture: { src: '/media/hero-outdoor-led-video-walls.webp', alt: 'A street corner in the evening' },
    },
  ),
  'title of its own, section missing': {
    block: { ...hero, heading: 'Rental & Event Series' },
  },
  'film over the whole screen': {
    block: {
      ...film,
      picture,
      height: 'full',
      chat: { label: 'Get Instant Quote', message: 'Hi, I want an instant quote' },
    },
  },
  'film with an upright cut': {
    block: {
      ...film,
      picture,
      video: {
        ...film.video,
        portrait: { webm: '/media/hero-home-portrait.webm', mp4: '/media/hero-home-portrait.mp4' },
      },
    },
  },
  'film without picture': { block: film },
  banner: { block: { type: 'hero', id: 'hero', heading: 'Contact Us', height: 'banner' } },
  line: { block: { type: 'hero', id: 'hero', heading: 'Blog Detail', height: 'line' } },
  'title of the page where the section has none': example(
    { title: '' },
    { fallbackHeading: 'Sound Solutions for Every Sector' },
  ),
  'title of the page where the section is missing': {
    block: { ...hero, fallbackHeading: 'Sound Solutions for Every Sector' },
  },
  'section in front of the fallback title': example(
    {},
    { fallbackHeading: 'Sound Solutions for Every Sector' },
  ),
  'without picture': example({ images: [] }),
  shortest: { block: { type: 'hero', id: 'hero', heading: 'Benches' } },
  longest: example({
    title:
      'Passenger information, seats and shelter from any weather for the bus terminals of Tiruchirappalli, Thiruvananthapuram and Visakhapatnam',
    description_html: `<p>${`${sentence} `.repeat(8)}</p><p>MODEL-OUT-3.91-960x960-5500KG-TYPE65-SERVICE-14PART-7680MM</p>`,
  }),
  'section missing': { block: hero },
  'section without a title': only({ description: sentence, images: section.images }),
}
