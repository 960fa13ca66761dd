import { definePage } from '../../schemas/define.ts'

export default definePage({
  type: 'products',
  name: 'outdoor',
  title: 'Outdoor LED Wall Display',
  content: {
    endpoint: 'outdoor-led',
    prefix: 'outdoor_led',
  },
  states: { badStatus: 'HTTP error! status: {code}', error: 'Error loading data: {message}' },
  structuredData: { faqSet: 'outdoor-led' },
  blocks: [
    {
      type: 'hero',
      heading: 'Outdoor LED Wall Display',
      picture: { src: '/media/hero-outdoor-led-video-walls.webp' },
      button: { label: 'Book Outdoor Site Visit' },
      facts: [
        { value: 'P3–P10', label: 'pixel pitch' },
        { value: 'IP65', label: 'face' },
        { value: '−20 to +50 °C', label: 'working range' },
      ],
    },
    {
      type: 'breadcrumb',
      parents: [{ label: 'Products', to: '/products' }],
      current: 'Outdoor LED Wall Display',
    },
    { type: 'alternating-rows', id: 'intro', section: 1 },
    { type: 'cards', variant: 'over', id: 'options', section: 2, fallbackHeading: 'Smart Displays' },
    { type: 'pixel-pitch-strip', id: 'pixel-pitch', section: 3, fallbackHeading: 'Pixel Pitch Options' },
    { type: 'showcase', section: 4 },
    {
      type: 'features-grid',
      id: 'features',
      section: 5,
      fallbackHeading: 'Why Choose {product}?',
    },
    { type: 'faq' },
    {
      type: 'cta-banner',
      id: 'call-to-action',
      heading: 'Ready to Be Seen in Daylight?',
      text: 'We look at the structure, the sun and the supply before we recommend a screen.',
      picture: { src: '/media/closing-civic.webp' },
      button: { label: 'Book Outdoor Site Visit' },
    },
  ],
})
