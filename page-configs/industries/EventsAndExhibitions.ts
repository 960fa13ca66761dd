import { definePage } from 'pagework'
import { drawingLink, sheetCard } from '../planning/data-sheets.ts'

export default definePage({
  title: 'Events & Exhibitions',
  content: { endpoint: 'event-exhibitions', prefix: 'event_exhibition' },
  blocks: [
    { type: 'breadcrumb' },
    {
      type: 'hero',
      section: 1,
      button: { label: 'Book Event Consultation' },
      facts: [
        { value: 'P2.6–P4.8', label: 'pixel pitch' },
        { value: '3,840 Hz', label: 'for cameras' },
        { value: '30–50 m²', label: 'per crew shift' },
      ],
    },
    { type: 'intro', section: 2 },
    { type: 'cards', section: 3 },
    {
      type: 'option-faqs',
      section: 4,
      tip: 'Suggestion: P5 to P10 is a suitable choice for applications above 50 feet',
      links: [
        {
          title: { contains: 'Indoor stage wall' },
          label: 'Plan this',
          to: '/screen-planner?place=rental&use=film&near=4&far=30&width=8&height=4.5',
        },
        {
          title: { contains: 'Outdoor show screen' },
          label: 'Plan this',
          to: '/screen-planner?place=rental&use=film&near=5&far=30&width=8&height=4.5',
        },
        {
          title: { contains: 'Stand wall' },
          label: 'Plan this',
          to: '/screen-planner?place=rental&use=film&near=2.6&far=10&width=3&height=3',
        },
        { title: { contains: 'Indoor stage wall' }, ...drawingLink('rental') },
        { title: { contains: 'Outdoor show screen' }, ...drawingLink('rental') },
        { title: { contains: 'Stand wall' }, ...drawingLink('rental') },
      ],
    },
    { type: 'cards', variant: 'tall', section: 6 },
    { type: 'cards', variant: 'reasons', section: 7 },
    { type: 'faq', section: 'faq_section' },
    {
      type: 'link-cards',
      heading: 'Screens for events',
      links: [
        { label: 'Rental & Event Series', text: 'Product', to: '/products/rental-event-display' },
        { label: 'Flexible & Curved LED Walls', text: 'Product', to: '/products/flexible-curved-led-walls' },
        { label: 'Truck-Mounted LED Display', text: 'Product', to: '/products/truck-mounted-displays' },
        {
          label: 'Compare these products',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=rental-event-display,flexible-curved-led-walls,truck-mounted-displays',
        },
        {
          label: 'Planning an LED Stage From Load-In to Load-Out',
          text: 'Article',
          to: '/blog/plan-led-stage-load-in',
        },
        {
          label: 'Refresh Rate, Cameras and LED Screens at Live Events',
          text: 'Article',
          to: '/blog/refresh-rate-and-event-cameras',
        },
        sheetCard('rental'),
      ],
    },
    {
      type: 'cta-banner',
      section: 8,
      fallbackHeading: 'Tell us the date and the hall',
      picture: { src: '/media/hero-rental-led.webp' },
      button: { label: 'Book Event Consultation' },
    },
  ],
})
