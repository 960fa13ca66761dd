import { definePage } from 'pagework'
import { sheetLink } from '../planning/data-sheets.ts'
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
    {
      type: 'moment',
      heading: 'How tight is your curve?',
      lead: 'Choose the angle of a joint, and eight columns of cabinets follow.',
      choose: 'Angle of each joint',
      content: { src: '/media/moment-waves.svg' },
      steps: [
        {
          label: '15°',
          text: 'All that a joint has: a radius of 1.9 m. For tighter curves there are soft modules.',
          value: 15,
        },
        { label: '10°', text: 'A radius of 2.9 m: an arc behind a reception desk.', value: 10 },
        { label: '5°', text: 'A radius of 5.7 m: the slow bend of a foyer.', value: 5 },
        { label: '0°', text: 'Eight columns of 500 mm in one plane: a wall of 4 × 2 m.', value: 0 },
        {
          label: '−10°',
          text: 'The same angle outwards: the wall goes round a pillar, and is read from all sides.',
          value: -10,
        },
      ],
    },
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
      sheet: sheetLink('flexible'),
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
