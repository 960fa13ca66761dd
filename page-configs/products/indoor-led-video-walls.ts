import { definePage } from 'pagework'
import { sheetLink } from '../planning/data-sheets.ts'
import { prices } from '../planning/price.ts'
import { rows, specifications } from '../planning/specifications.ts'
import { stages } from '../planning/stages.ts'

export default definePage({
  title: 'Indoor LED Wall Display',
  content: {
    endpoint: 'indoor-led',
    prefix: 'indoor_led',
    // Sent by the service, shown by no block (document 2 §2).
    unshown: [5],
  },
  states: { error: 'Error: {message}' },
  blocks: [
    {
      type: 'hero',
      heading: 'Indoor LED Wall Display',
      picture: { src: '/media/hero-indoor-led-video-walls.webp' },
      button: { label: 'Get Indoor Wall Pricing' },
      links: [
        { label: 'Plan a screen', to: '/screen-planner?place=indoor' },
        {
          label: 'Compare',
          to: '/compare-products?products=indoor-led-video-walls,flexible-curved-led-walls',
        },
      ],
      facts: [
        { value: 'P1.2–P4', label: 'pixel pitch' },
        { value: '60–120 mm', label: 'deep with its frame' },
        { value: 'Front', label: 'service' },
      ],
    },
    { type: 'breadcrumb', current: 'Indoor Video Walls' },
    { type: 'alternating-rows', section: 1 },
    { type: 'cards', variant: 'over', section: 2 },
    { type: 'strip', section: 3 },
    stages.indoor,
    { type: 'showcase', section: 4 },
    {
      type: 'features-grid',
      heading: 'Why Event Planners Choose {title}',
      items: [
        {
          title: 'High-definition',
          description:
            'At P1.5 a wall 4.8 m wide shows 3,072 pixels across, so small type on a slide stays sharp.',
        },
        {
          title: 'Seamless',
          description: 'Cabinets meet without a bezel, so a face or a chart is never cut by a black line.',
        },
        {
          title: 'Vibrant Color',
          description:
            'Modules are calibrated from one production batch, so white is the same white from corner to corner.',
        },
        {
          title: 'Ultra-thin',
          description: 'With its frame the wall stands 60 to 120 mm deep and is serviced from the front.',
        },
        {
          title: 'Wide Angle',
          description:
            'Half the brightness is still there at 80 degrees to either side, 160 degrees in all, so no seat looks at a dark wall.',
        },
      ],
    },
    {
      type: 'spec-table',
      table: { rows, products: [specifications.indoor] },
      sheet: sheetLink('indoor'),
      link: { label: 'Plan a screen', to: '/screen-planner' },
    },
    { type: 'faq', section: 'faq_section', price: prices.indoor },
    {
      type: 'link-cards',
      heading: 'Where to go next',
      links: [
        {
          label: 'Plan this wall',
          text: 'From your place and viewers to pitch, size, weight and power.',
          to: '/screen-planner?place=indoor',
        },
        {
          label: 'Compare with Flexible & Curved LED Walls',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=indoor-led-video-walls,flexible-curved-led-walls',
        },
        { label: 'Corporate Office', text: 'Sector', to: '/industry/CorporateOffice' },
        { label: 'Hospitality & Hotels', text: 'Sector', to: '/industry/HospitalityAndHotels' },
        {
          label: 'How to Choose Pixel Pitch by Viewing Distance',
          text: 'Article',
          to: '/blog/choose-pixel-pitch-by-viewing-distance',
        },
        { label: 'Outdoor LED Wall Display', text: 'Next product', to: '/products/outdoor-led-video-walls' },
      ],
    },
    {
      type: 'cta-banner',
      heading: 'Ready to Light Up Your Interior?',
      text: 'Send us the wall and the distance to the nearest viewer, and we will come back with a pitch and a price.',
      picture: { src: '/media/closing-hall.webp' },
      button: { label: 'Get Indoor Wall Pricing' },
    },
  ],
})
