import { definePage } from 'pagework'
import { sheetLink } from '../planning/data-sheets.ts'
import { prices } from '../planning/price.ts'
import { rows, specifications } from '../planning/specifications.ts'

export default definePage({
  title: 'Custom LED Solutions',
  content: { endpoint: 'custom-led-solutions', prefix: 'custom_led_solution' },
  blocks: [
    {
      type: 'hero',
      heading: 'Custom LED Solutions',
      picture: { src: '/media/hero-custom-led-display.webp' },
      button: { label: 'Request Free Custom Consult' },
      links: [
        { label: 'Plan a screen', to: '/screen-planner?place=indoor' },
        { label: 'Compare', to: '/compare-products?products=custom-led-display,flexible-curved-led-walls' },
      ],
      facts: [
        { value: 'P1.5–P5', label: 'pixel pitch' },
        { value: '1–1.5 t/m²', label: 'walk-on floors' },
        { value: '3–5', label: 'per cent spare modules' },
      ],
    },
    { type: 'breadcrumb' },
    { type: 'alternating-rows', section: 1 },
    {
      type: 'cards',
      variant: 'over',
      section: 2,
      fallbackHeading: 'Custom Mounting Options',
      mediumColumns: 3,
    },
    { type: 'strip', section: 3 },
    { type: 'showcase', section: 4 },
    {
      type: 'features-grid',
      section: 5,
      fallbackHeading: 'Why Choose Custom LED Solutions',
      titles: [
        'Custom Design',
        'Tailored Solutions',
        'Premium Quality',
        'Expert Consultation',
        'End-to-End Service',
      ],
    },
    {
      type: 'spec-table',
      table: { rows, products: [specifications.custom] },
      sheet: sheetLink('custom'),
    },
    { type: 'faq', section: 'faq_section', price: prices.custom },
    {
      type: 'link-cards',
      heading: 'Where to go next',
      links: [
        {
          label: 'Plan a flat wall first',
          text: 'From your place and viewers to pitch, size, weight and power.',
          to: '/screen-planner?place=indoor',
        },
        {
          label: 'Compare with Flexible & Curved LED Walls',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=custom-led-display,flexible-curved-led-walls',
        },
        { label: 'Corporate Office', text: 'Sector', to: '/industry/CorporateOffice' },
        { label: 'Hospitality & Hotels', text: 'Sector', to: '/industry/HospitalityAndHotels' },
        {
          label: 'Reading an LED Quotation Line by Line Before Signing',
          text: 'Article',
          to: '/blog/how-to-read-led-quotation',
        },
        { label: 'Indoor LED Wall Display', text: 'Next product', to: '/products/indoor-led-video-walls' },
      ],
    },
    {
      type: 'cta-banner',
      heading: 'Ready for a Custom Solution?',
      text: 'A sketch is enough to begin with. Our engineers tell you what can be built and how.',
      picture: { src: '/media/closing-noon.webp' },
      button: { label: 'Request Free Custom Consult' },
    },
  ],
})
