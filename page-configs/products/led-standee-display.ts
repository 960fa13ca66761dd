import { definePage } from 'pagework'
import { sheetLink } from '../planning/data-sheets.ts'
import { prices } from '../planning/price.ts'
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
      links: [
        {
          label: 'Plan a screen',
          to: '/screen-planner?place=indoor&use=film&near=2&far=8&width=0.64&height=1.92',
        },
        { label: 'Compare', to: '/compare-products?products=led-standee-display,transparent-led-display' },
      ],
      facts: [
        { value: 'P1.8–P2.5', label: 'pixel pitch' },
        { value: '35–50 kg', label: 'with its base' },
        { value: '230 V', label: 'one socket' },
      ],
    },
    { type: 'breadcrumb', current: 'Standee LED Displays' },
    { type: 'alternating-rows', section: 1 },
    { type: 'cards', variant: 'over', section: 2, fallbackHeading: 'Mounting Installation' },
    { type: 'strip', section: 3 },
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
      sheet: sheetLink('standee'),
    },
    { type: 'faq', section: 'faq_section', price: prices.standee },
    {
      type: 'link-cards',
      heading: 'Where to go next',
      links: [
        {
          label: 'Plan this screen',
          text: 'From your place and viewers to pitch, size, weight and power.',
          to: '/screen-planner?place=indoor&use=film&near=2&far=8&width=0.64&height=1.92',
        },
        {
          label: 'Compare with Transparent LED Displays',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=led-standee-display,transparent-led-display',
        },
        { label: 'Retail', text: 'Sector', to: '/industry/Retail' },
        { label: 'Hospitality & Hotels', text: 'Sector', to: '/industry/HospitalityAndHotels' },
        {
          label: 'A Content Calendar That a Small Team Can Keep',
          text: 'Article',
          to: '/blog/content-calendar-for-small-teams',
        },
        { label: 'Interactive LED Display', text: 'Next product', to: '/products/interactive-displays' },
      ],
    },
    {
      type: 'cta-banner',
      heading: 'Ready to Transform Your Retail Experience?',
      text: 'Choose the height, the pitch and the number of screens, and get a drawing with the price.',
      picture: { src: '/media/closing-front.webp' },
      button: { label: 'Get Standee Design & Price' },
    },
  ],
})
