import { definePage } from 'pagework'
import { sheetLink } from '../planning/data-sheets.ts'
import { prices } from '../planning/price.ts'
import { rows, specifications } from '../planning/specifications.ts'
import { stages } from '../planning/stages.ts'

export default definePage({
  title: 'Outdoor LED Wall Display',
  content: { endpoint: 'outdoor-led', prefix: 'outdoor_led' },
  blocks: [
    {
      type: 'hero',
      heading: 'Outdoor LED Wall Display',
      picture: { src: '/media/hero-outdoor-led-video-walls.webp' },
      button: { label: 'Book Outdoor Site Visit' },
      links: [
        { label: 'Plan a screen', to: '/screen-planner?place=outdoor' },
        { label: 'Compare', to: '/compare-products?products=outdoor-led-video-walls,truck-mounted-displays' },
      ],
      facts: [
        { value: 'P3–P10', label: 'pixel pitch' },
        { value: 'IP65', label: 'face' },
        { value: '−20\u00a0to\u00a0+50\u00a0°C', label: 'working range' },
      ],
    },
    { type: 'breadcrumb' },
    { type: 'alternating-rows', section: 1 },
    { type: 'cards', variant: 'over', section: 2 },
    { type: 'strip', section: 3 },
    { ...stages.outdoor },
    { type: 'showcase', section: 4 },
    { type: 'features-grid', section: 5 },
    {
      type: 'spec-table',
      table: { rows, products: [specifications.outdoor] },
      sheet: sheetLink('outdoor'),
      link: { label: 'Plan a screen', to: '/screen-planner?place=outdoor' },
    },
    { type: 'faq', section: 'faq_section', price: prices.outdoor },
    {
      type: 'link-cards',
      heading: 'Where to go next',
      links: [
        {
          label: 'Plan this wall',
          text: 'From your place and viewers to pitch, size, weight and power.',
          to: '/screen-planner?place=outdoor',
        },
        {
          label: 'Compare with Truck-Mounted LED Display',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=outdoor-led-video-walls,truck-mounted-displays',
        },
        { label: 'Government & Public Spaces', text: 'Sector', to: '/industry/GovernmentAndCivicSpaces' },
        { label: 'Transport & Public Venues', text: 'Sector', to: '/industry/TransportPublicVenues' },
        {
          label: 'Power, Earthing and Monsoon: Preparing an Outdoor LED Screen',
          text: 'Article',
          to: '/blog/prepare-outdoor-screen-for-monsoon',
        },
        { label: 'Truck-Mounted LED Display', text: 'Next product', to: '/products/truck-mounted-displays' },
      ],
    },
    {
      type: 'cta-banner',
      heading: 'Ready to Be Seen in Daylight?',
      text: 'We look at the structure, the sun and the supply before we recommend a screen.',
      picture: { src: '/media/closing-civic.webp' },
      button: { label: 'Book Outdoor Site Visit' },
    },
  ],
})
