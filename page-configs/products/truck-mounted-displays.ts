import { definePage } from 'pagework'
import { sheetLink } from '../planning/data-sheets.ts'
import { prices } from '../planning/price.ts'
import { rows, specifications } from '../planning/specifications.ts'

export default definePage({
  title: 'Truck-Mounted LED Display',
  content: { endpoint: 'truck-mounted-led', prefix: 'truck_led' },
  blocks: [
    {
      type: 'hero',
      heading: 'Truck-Mounted LED Display',
      picture: { src: '/media/hero-truck-mounted-displays.webp' },
      button: { label: 'Request Truck Campaign Demo' },
      links: [
        {
          label: 'Plan a screen',
          to: '/screen-planner?place=outdoor&use=film&near=4&far=12&width=3.84&height=1.92',
        },
        { label: 'Compare', to: '/compare-products?products=truck-mounted-displays,outdoor-led-video-walls' },
      ],
      facts: [
        { value: 'P4–P6', label: 'pixel pitch' },
        { value: 'IP65', label: 'face' },
        { value: '5–20 kVA', label: 'silent generator' },
      ],
    },
    { type: 'breadcrumb' },
    { type: 'alternating-rows', section: 1 },
    { type: 'cards', variant: 'over', section: 2, fallbackHeading: 'Vehicle Build Options' },
    { type: 'strip', section: 3 },
    { type: 'showcase', section: 4 },
    {
      type: 'features-grid',
      section: 5,
      titles: [
        'Weatherproof',
        'High Mobility & Flexibility',
        'Energy Efficient',
        'Smart Control & Connectivity',
        'Easy Installation & Maintenance',
      ],
      absentText: 'Loading features...',
    },
    {
      type: 'spec-table',
      table: { rows, products: [specifications.truck] },
      sheet: sheetLink('truck'),
      link: { label: 'Plan a screen', to: '/screen-planner?place=outdoor' },
    },
    { type: 'faq', section: 'faq_section', price: prices.truck },
    {
      type: 'link-cards',
      heading: 'Where to go next',
      links: [
        {
          label: 'Plan this screen',
          text: 'From your place and viewers to pitch, size, weight and power.',
          to: '/screen-planner?place=outdoor&use=film&near=4&far=12&width=3.84&height=1.92',
        },
        {
          label: 'Compare with Outdoor LED Wall Display',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=truck-mounted-displays,outdoor-led-video-walls',
        },
        { label: 'Events & Exhibitions', text: 'Sector', to: '/industry/EventsAndExhibitions' },
        { label: 'Government & Public Spaces', text: 'Sector', to: '/industry/GovernmentAndCivicSpaces' },
        {
          label: 'LED Truck Campaigns: Permissions, Routes and Sound Explained',
          text: 'Article',
          to: '/blog/truck-campaign-permissions-routes-sound',
        },
        { label: 'LED Standee Display', text: 'Next product', to: '/products/led-standee-display' },
      ],
    },
    {
      type: 'cta-banner',
      heading: 'Ready to Take Your Message on the Road?',
      text: 'Tell us the towns, the days and the sound you need, and see the screen before you book it.',
      picture: { src: '/media/closing-stage.webp' },
      button: { label: 'Request Truck Campaign Demo' },
    },
  ],
})
