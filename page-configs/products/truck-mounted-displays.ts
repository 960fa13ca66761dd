import { definePage } from '../../schemas/define.ts'

export default definePage({
  type: 'products',
  name: 'truck',
  title: 'Truck-Mounted LED Display',
  content: {
    endpoint: 'truck-mounted-led',
    prefix: 'truck_led',
  },
  states: { badStatus: 'HTTP error! status: {code}', error: 'Error loading data: {message}' },
  blocks: [
    {
      type: 'hero',
      heading: 'Truck-Mounted LED Display',
      picture: { src: '/media/hero-truck-mounted-displays.webp' },
      button: { label: 'Request Truck Campaign Demo' },
      facts: [
        { value: 'P4–P6', label: 'pixel pitch' },
        { value: 'IP65', label: 'face' },
        { value: '5–20 kVA', label: 'silent generator' },
      ],
    },
    {
      type: 'breadcrumb',
      parents: [{ label: 'Products', to: '/products' }],
      current: 'Truck-Mounted LED Display',
    },
    { type: 'alternating-rows', id: 'intro', section: 1 },
    { type: 'cards', variant: 'over', id: 'options', section: 2, fallbackHeading: 'Vehicle Build Options' },
    { type: 'pixel-pitch-strip', id: 'pixel-pitch', section: 3, fallbackHeading: 'Pixel Pitch Options' },
    { type: 'showcase', section: 4 },
    {
      type: 'features-grid',
      id: 'features',
      section: 5,
      fallbackHeading: 'Why Choose {product}?',
      titles: [
        'Weatherproof',
        'High Mobility & Flexibility',
        'Energy Efficient',
        'Smart Control & Connectivity',
        'Easy Installation & Maintenance',
      ],
      absentText: 'Loading features...',
    },
    { type: 'faq' },
    {
      type: 'cta-banner',
      id: 'call-to-action',
      heading: 'Ready to Take Your Message on the Road?',
      text: 'Tell us the towns, the days and the sound you need, and see the screen before you book it.',
      picture: { src: '/media/closing-civic.webp' },
      button: { label: 'Request Truck Campaign Demo' },
    },
  ],
})
