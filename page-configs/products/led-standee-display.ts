import { definePage } from '../../schemas/define.ts'

export default definePage({
  type: 'products',
  name: 'standee',
  title: 'LED Standee Display',
  content: {
    endpoint: 'led-standee-displays',
    prefix: 'standee',
  },
  states: { badStatus: 'HTTP error! status: {code}', error: 'Error loading data: {message}' },
  structuredData: { faqSet: 'standee' },
  blocks: [
    {
      type: 'hero',
      heading: 'LED Standee Display',
      picture: { src: '/media/hero-led-standee-display.webp' },
      button: { label: 'Get Standee Design & Price' },
      facts: [
        { value: 'P1.8–P2.5', label: 'pixel pitch' },
        { value: '35–50 kg', label: 'with its base' },
        { value: '230 V', label: 'one socket' },
      ],
    },
    {
      type: 'breadcrumb',
      parents: [{ label: 'Products', to: '/products' }],
      current: 'Standee LED Displays',
    },
    { type: 'alternating-rows', id: 'intro', section: 1 },
    { type: 'cards', variant: 'over', id: 'options', section: 2, fallbackHeading: 'Mounting Installation' },
    { type: 'pixel-pitch-strip', id: 'pixel-pitch', section: 3, fallbackHeading: 'Pixel Pitch Options' },
    { type: 'showcase', section: 4, showDescription: true },
    {
      type: 'features-grid',
      id: 'features',
      section: 5,
      fallbackHeading: 'Why Choose {product}?',
      titles: [
        'Plug-and-play',
        'USB/WiFi content update',
        'Lightweight',
        { contains: 'Easy transport' },
        'Slim Profile',
      ],
      titleOnly: [2, 4],
      absentText: 'Loading features...',
    },
    { type: 'faq' },
    {
      type: 'cta-banner',
      id: 'call-to-action',
      heading: 'Ready to Transform Your Retail Experience?',
      text: 'Choose the height, the pitch and the number of screens, and get a drawing with the price.',
      picture: { src: '/media/closing-shop.webp' },
      button: { label: 'Get Standee Design & Price' },
    },
  ],
})
