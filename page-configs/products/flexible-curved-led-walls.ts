import { definePage } from 'pagework'
import { prices } from '../planning/price.ts'
import { rows, specifications } from '../planning/specifications.ts'

export default definePage({
  title: 'Flexible & Curved LED Walls',
  content: { endpoint: 'flexible-curved-led-walls', prefix: 'flexible_curved_wall' },
  blocks: [
    {
      type: 'hero',
      heading: 'Flexible & Curved LED Walls',
      picture: { src: '/media/hero-flexible-curved-led-walls.webp' },
      button: { label: 'Start Your Creative Project' },
      links: [
        { label: 'Plan a screen', to: '/screen-planner?place=indoor' },
        {
          label: 'Compare',
          to: '/compare-products?products=flexible-curved-led-walls,indoor-led-video-walls',
        },
      ],
      facts: [
        { value: 'P1.8–P4', label: 'pixel pitch' },
        { value: '150–300 mm', label: 'least radius, by model' },
        { value: '±5 to ±15°', label: 'cabinet joint' },
      ],
    },
    { type: 'breadcrumb', current: 'Flexible & Curved LEDs' },
    { type: 'alternating-rows', section: 1 },
    { type: 'cards', variant: 'over', section: 2 },
    { type: 'strip', section: 3 },
    { type: 'showcase', section: 4 },
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
    { type: 'faq', section: 'faq_section', price: prices.flexible },
    {
      type: 'link-cards',
      heading: 'Where to go next',
      links: [
        {
          label: 'Plan a flat wall of this size',
          text: 'From your place and viewers to pitch, size, weight and power.',
          to: '/screen-planner?place=indoor',
        },
        {
          label: 'Compare with Indoor LED Wall Display',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=flexible-curved-led-walls,indoor-led-video-walls',
        },
        { label: 'Hospitality & Hotels', text: 'Sector', to: '/industry/HospitalityAndHotels' },
        { label: 'Events & Exhibitions', text: 'Sector', to: '/industry/EventsAndExhibitions' },
        {
          label: 'Hotel Lobby and Banquet Screens: Two Rooms, Two Briefs',
          text: 'Article',
          to: '/blog/hotel-lobby-and-banquet-screens',
        },
        { label: 'Rental & Event Series', text: 'Next product', to: '/products/rental-event-display' },
      ],
    },
    {
      type: 'cta-banner',
      heading: 'Ready to Transform Your Space?',
      text: 'Share the drawing of your curve. We check the radius against the module and build from there.',
      picture: { src: '/media/closing-corner.webp' },
      button: { label: 'Start Your Creative Project' },
    },
  ],
})
