import { definePage } from '../../schemas/define.ts'
import { rows, specifications } from '../planning/specifications.ts'

export default definePage({
  title: 'LED Standee Display',
  content: { endpoint: 'led-standee-displays', prefix: 'standee' },
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
    { type: 'breadcrumb', current: 'Standee LED Displays' },
    { type: 'alternating-rows', section: 1 },
    { type: 'cards', variant: 'over', section: 2, fallbackHeading: 'Mounting Installation' },
    { type: 'pixel-pitch-strip', section: 3 },
    { type: 'showcase', section: 4, showDescription: true },
    {
      type: 'features-grid',
      section: 5,
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
    {
      type: 'spec-table',
      table: { rows, products: [specifications.standee] },
    },
    { type: 'faq', section: 'faq_section' },
    {
      type: 'cta-banner',
      heading: 'Ready to Transform Your Retail Experience?',
      text: 'Choose the height, the pitch and the number of screens, and get a drawing with the price.',
      picture: { src: '/media/closing-shop.webp' },
      button: { label: 'Get Standee Design & Price' },
    },
  ],
})
