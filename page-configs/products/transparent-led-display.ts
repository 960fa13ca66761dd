import { definePage } from 'pagework'
import { sheetLink } from '../planning/data-sheets.ts'
import { prices } from '../planning/price.ts'
import { rows, specifications } from '../planning/specifications.ts'

export default definePage({
  title: 'Transparent LED Displays',
  content: { endpoint: 'transparent-led-displays', prefix: 'transparent_led' },
  blocks: [
    {
      type: 'hero',
      heading: 'Transparent LED Displays',
      picture: { src: '/media/hero-transparent-led-display.webp' },
      button: { label: 'See Transparent Solutions' },
      links: [
        { label: 'Plan a screen', to: '/screen-planner?place=window' },
        { label: 'Compare', to: '/compare-products?products=transparent-led-display,indoor-led-video-walls' },
      ],
      facts: [
        { value: '60–85', label: 'per cent of light passes' },
        { value: '12–16 kg/m²', label: 'panels' },
        { value: '3 mm', label: 'film on glass' },
      ],
    },
    { type: 'breadcrumb', current: 'Transparent LED Walls' },
    { type: 'alternating-rows', section: 1 },
    { type: 'cards', variant: 'over', section: 2 },
    { type: 'strip', section: 3 },
    {
      type: 'moment',
      heading: 'A shop, or a screen?',
      lead: 'One window at noon. Draw the light across it.',
      choose: 'The screen is',
      content: { src: '/media/moment-rangoli.svg' },
      place: {
        picture: {
          src: '/media/stage-transparent.webp',
          alt: 'Shop window with a transparent LED screen of 6 × 3 m, dress forms and a shopkeeper behind it',
        },
        screen: [23.2, 32.9, 53.6, 42.9],
      },
      steps: [
        {
          label: 'half on',
          text: 'Black is clear: where the picture is dark, the shop is seen between the lit strips.',
          value: 50,
        },
        {
          label: 'on',
          text: 'The picture floats in the glass, and the dresses stand behind it.',
          value: 100,
        },
        {
          label: 'off',
          text: 'A window again: 60 to 85 per cent of the light passes the panels.',
          value: 0,
        },
      ],
    },
    { type: 'showcase', section: 4 },
    {
      type: 'features-grid',
      section: 5,
      fallbackHeading: 'Why Choose Transparent Displays',
      titles: ['High Transparency', 'Energy Efficient', 'Slim Design', 'Wide Viewing', 'Easy Installation'],
    },
    {
      type: 'spec-table',
      table: { rows, products: [specifications.transparent] },
      sheet: sheetLink('transparent'),
      link: { label: 'Plan a screen', to: '/screen-planner?place=window' },
    },
    { type: 'faq', section: 'faq_section', price: prices.transparent },
    {
      type: 'link-cards',
      heading: 'Where to go next',
      links: [
        {
          label: 'Plan this screen',
          text: 'From your place and viewers to pitch, size, weight and power.',
          to: '/screen-planner?place=window',
        },
        {
          label: 'Compare with Indoor LED Wall Display',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=transparent-led-display,indoor-led-video-walls',
        },
        { label: 'Retail', text: 'Sector', to: '/industry/Retail' },
        { label: 'Transport & Public Venues', text: 'Sector', to: '/industry/TransportPublicVenues' },
        {
          label: 'Transparent LED for Shopfronts: What to Settle Before Ordering',
          text: 'Article',
          to: '/blog/transparent-led-for-shopfronts',
        },
        {
          label: 'Flexible & Curved LED Walls',
          text: 'Next product',
          to: '/products/flexible-curved-led-walls',
        },
      ],
    },
    {
      type: 'cta-banner',
      heading: 'Ready to Transform Your Space?',
      text: 'Send a photograph of the glass at noon and at night, and we will suggest a pitch and a brightness.',
      picture: { src: '/media/closing-shop.webp' },
      button: { label: 'See Transparent Solutions' },
    },
  ],
})
