import { definePage } from '../../schemas/define.ts'
import { rows, specifications } from '../planning/specifications.ts'

export default definePage({
  name: 'flexible',
  title: 'Flexible & Curved LED Walls',
  content: { endpoint: 'flexible-curved-led-walls', prefix: 'flexible_curved_wall' },
  states: { badStatus: 'HTTP error! status: {code}', error: 'Error loading data: {message}' },
  structuredData: { faqSet: 'flexible-led-display-and-curved-led' },
  blocks: [
    {
      type: 'hero',
      heading: 'Flexible & Curved LED Walls',
      picture: { src: '/media/hero-flexible-curved-led-walls.webp' },
      button: { label: 'Start Your Creative Project' },
      facts: [
        { value: 'P1.8–P4', label: 'pixel pitch' },
        { value: '150–300 mm', label: 'least radius, by model' },
        { value: '±5 to ±15°', label: 'cabinet joint' },
      ],
    },
    { type: 'breadcrumb', current: 'Flexible & Curved LEDs' },
    { type: 'alternating-rows' },
    { type: 'cards', variant: 'over' },
    { type: 'pixel-pitch-strip' },
    { type: 'showcase' },
    {
      type: 'features-grid',
      section: 5,
      fallbackHeading: 'Why Choose Flexible & Curved LED Walls',
      titles: [
        'Curved Design',
        'Flexible Bending',
        'Seamless Integration',
        'High Resolution',
        'Custom Shapes',
      ],
    },
    {
      type: 'spec-table',
      table: { rows, products: [specifications.flexible] },
      link: { label: 'Plan a screen', to: '/screen-planner' },
    },
    { type: 'faq' },
    {
      type: 'cta-banner',
      heading: 'Ready to Transform Your Space?',
      text: 'Share the drawing of your curve. We check the radius against the module and build from there.',
      picture: { src: '/media/closing-shop.webp' },
      button: { label: 'Start Your Creative Project' },
    },
  ],
})
