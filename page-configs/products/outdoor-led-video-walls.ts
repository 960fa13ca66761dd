import { definePage } from 'pagework'
import { sheetLink } from '../planning/data-sheets.ts'
import { prices } from '../planning/price.ts'
import { rows, specifications } from '../planning/specifications.ts'

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
        { value: '−20 to +50 °C', label: 'working range' },
      ],
    },
    { type: 'breadcrumb' },
    { type: 'alternating-rows', section: 1 },
    { type: 'cards', variant: 'over', section: 2 },
    { type: 'strip', section: 3 },
    {
      type: 'moment',
      heading: 'One wall, sunrise to night',
      lead: 'A sensor measures the light, and the screen follows.',
      choose: 'Hour and brightness',
      place: {
        picture: {
          src: '/media/stage-day-morning.webp',
          alt: 'LED wall of 9.6 × 5.76 m over a row of shops: the time, the temperature and a rising sun on it',
        },
      },
      steps: [
        {
          label: 'Morning, 6,500 nits',
          text: 'The low sun stands straight on the face and turns black to grey. Almost full light keeps large letters readable.',
        },
        {
          label: 'Noon, 5,500 nits',
          text: 'The sun only grazes the face now. Less light is enough, and the colours are full again.',
          picture: { src: '/media/stage-day-noon.webp' },
        },
        {
          label: 'Dusk, 1,500 nits',
          text: 'Lamps and shops come on. About a quarter of the light of noon stands out without glare.',
          picture: { src: '/media/stage-day-dusk.webp' },
        },
        {
          label: 'Night, 250 nits',
          text: 'A few per cent are left: still the brightest thing in the street, and no glare for drivers or the homes opposite.',
          picture: { src: '/media/stage-day-night.webp' },
        },
      ],
    },
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
