import { definePage } from 'pagework'
import { sheetCard } from '../../planning/data-sheets.ts'
import { rentalWalls } from '../../planning/rental-walls.ts'

/**
 * Page of the rental sector, which the index lists and the documents have no page for. It shows the events that the
 * rental series is built for. Fixings, pitches and questions are on the product's page (docs/rulings.md).
 */
export default definePage({
  kind: 'industry',
  title: 'Rental LED',
  content: {
    endpoint: 'rental-event-series',
    prefix: 'rental_event_series',
    unshown: [2, 3, 'faq_section'],
  },
  blocks: [
    {
      type: 'breadcrumb',
      current: 'Rental LED',
    },
    {
      type: 'hero',
      section: 1,
      heading: 'Rental LED',
      text: 'Cabinets, processing, rigging and crew hired for days rather than bought. Suits launches, weddings and festivals where the size changes with every venue.',
      button: { label: 'Book Your Event Date' },
      picture: { src: '/media/hero-rental-led.webp' },
      facts: [
        { value: 'P2.6–P4.8', label: 'pixel pitch' },
        { value: '7–8 kg', label: 'per 500 mm cabinet' },
        { value: '3,840 Hz', label: 'for cameras' },
      ],
    },
    { type: 'cards', id: 'series', section: 1, columns: 3 },
    { type: 'showcase', layout: 'list', showDescription: true, id: 'events', section: 4 },
    {
      type: 'sheet',
      id: 'sizes',
      heading: 'What three sizes of wall need',
      lead: 'Read your stage between two rows. The price of a day follows the area, the pitch, the days and the crew.',
      ...rentalWalls,
      link: { label: 'Plan your own size', to: '/screen-planner?place=rental' },
    },
    { type: 'features-grid', id: 'why-choose', section: 5, fallbackHeading: 'Why Choose Us' },
    {
      type: 'link-cards',
      heading: 'Plan your event',
      links: [
        {
          label: 'Rental & Event Series',
          text: 'Fixings, pitches and answers, cabinet by cabinet.',
          to: '/products/rental-event-display',
        },
        {
          label: 'Events & Exhibitions',
          text: 'Stages, halls and stalls, and the screens that suit them.',
          to: '/industry/EventsAndExhibitions',
        },
        {
          label: 'From load-in to load-out',
          text: 'An article on planning an LED stage.',
          to: '/blog/plan-led-stage-load-in',
        },
        sheetCard('rental'),
      ],
    },
    {
      type: 'cta-banner',
      heading: 'Hire for the days you need',
      text: 'Send the venue, the dates and the audience. We answer with a size, a pitch and a price that includes the crew.',
      picture: { src: '/media/closing-stage.webp' },
      button: { label: 'Get Started Today' },
    },
  ],
})
