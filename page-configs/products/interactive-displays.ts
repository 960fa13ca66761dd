import { definePage } from '../../schemas/define.ts'

export default definePage({
  type: 'products',
  name: 'interactive',
  title: 'Interactive LED Display',
  content: {
    endpoint: 'interactive-led-displays',
    prefix: 'interactive_led',
  },
  states: { badStatus: 'HTTP error! status: {code}', error: 'Error loading data: {message}' },
  structuredData: { faqSet: 'interactive-led-display' },
  blocks: [
    {
      type: 'hero',
      heading: 'Interactive LED Display',
      picture: { src: '/media/hero-interactive-displays.webp' },
      button: { label: 'Book Free Interactive Demo' },
      facts: [
        { value: 'P1.2–P1.8', label: 'pixel pitch' },
        { value: '10–40', label: 'touch points' },
        { value: '10–20 ms', label: 'to answer a touch' },
      ],
    },
    {
      type: 'breadcrumb',
      parents: [{ label: 'Products', to: '/products' }],
      current: 'Interactive LED Screens',
    },
    { type: 'alternating-rows', id: 'intro', section: 1 },
    { type: 'cards', variant: 'over', id: 'options', section: 2, fallbackHeading: 'Smart Displays' },
    { type: 'pixel-pitch-strip', id: 'pixel-pitch', section: 3, fallbackHeading: 'Pixel Pitch Options' },
    { type: 'showcase', section: 4, showDescription: true },
    {
      type: 'features-grid',
      id: 'features',
      section: 5,
      fallbackHeading: 'Why Choose {product}?',
      titles: ['Touch Response', 'Multi-Touch', 'High Brightness', 'Low Latency', 'Durable Surface'],
      titleOnly: [2, 4],
    },
    { type: 'faq' },
    {
      type: 'cta-banner',
      id: 'call-to-action',
      heading: 'Ready to Transform Your Displays?',
      text: 'Bring your own application and try it on a wall before you decide.',
      picture: { src: '/media/closing-hall.webp' },
      button: { label: 'Book Free Interactive Demo' },
    },
  ],
})
