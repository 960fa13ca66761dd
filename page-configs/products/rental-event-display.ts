import { definePage } from 'pagework'
import { sheetLink } from '../planning/data-sheets.ts'
import { prices } from '../planning/price.ts'
import { rows, specifications } from '../planning/specifications.ts'

export default definePage({
  title: 'Rental & Event Series',
  content: { endpoint: 'rental-event-series', prefix: 'rental_event_series' },
  structuredData: { whileLoading: false },
  blocks: [
    {
      type: 'hero',
      heading: 'Rental & Event Series',
      picture: { src: '/media/hero-rental-event-display.webp' },
      button: { label: 'Book Your Event Date' },
      links: [
        { label: 'Plan a screen', to: '/screen-planner?place=rental' },
        { label: 'Compare', to: '/compare-products?products=rental-event-display,truck-mounted-displays' },
      ],
      facts: [
        { value: 'P2.6–P4.8', label: 'pixel pitch' },
        { value: '7–8 kg', label: 'per 500 mm cabinet' },
        { value: '3,840 Hz', label: 'for cameras' },
      ],
    },
    { type: 'breadcrumb' },
    { type: 'alternating-rows', section: 1 },
    { type: 'cards', variant: 'over', section: 2, fallbackHeading: 'Mounting & Installation' },
    { type: 'strip', section: 3 },
    { type: 'showcase', section: 4 },
    {
      type: 'features-grid',
      section: 5,
      fallbackHeading: 'Why Event Planners Choose Xigi Rental Displays',
      titles: [
        'Portable Design',
        'Quick Setup',
        'High Brightness',
        'Durable Construction',
        'Versatile Mounting',
      ],
    },
    {
      type: 'spec-table',
      table: { rows, products: [specifications.rental] },
      sheet: sheetLink('rental'),
      link: { label: 'Plan a screen', to: '/screen-planner?place=rental' },
    },
    { type: 'faq', section: 'faq_section', price: prices.rental },
    {
      type: 'link-cards',
      heading: 'Where to go next',
      links: [
        {
          label: 'Plan this wall',
          text: 'From your place and viewers to pitch, size, weight and power.',
          to: '/screen-planner?place=rental',
        },
        {
          label: 'Compare with Truck-Mounted LED Display',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=rental-event-display,truck-mounted-displays',
        },
        { label: 'Events & Exhibitions', text: 'Sector', to: '/industry/EventsAndExhibitions' },
        { label: 'Corporate Office', text: 'Sector', to: '/industry/CorporateOffice' },
        {
          label: 'Planning an LED Stage From Load-In to Load-Out',
          text: 'Article',
          to: '/blog/plan-led-stage-load-in',
        },
        { label: 'Custom LED Solutions', text: 'Next product', to: '/products/custom-led-display' },
      ],
    },
    {
      type: 'cta-banner',
      heading: 'Ready to Transform Your Event?',
      text: 'Give us the date, the venue and the size of the stage, and we hold the cabinets and the crew.',
      picture: { src: '/media/closing-campus.webp' },
      button: { label: 'Book Your Event Date' },
    },
  ],
})
