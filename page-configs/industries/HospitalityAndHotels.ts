import { definePage } from 'pagework'
import { drawingLink, sheetCard } from '../planning/data-sheets.ts'

export default definePage({
  title: 'Hospitality & Hotels',
  content: { endpoint: 'hospitalities', prefix: 'hospitality' },
  blocks: [
    { type: 'breadcrumb' },
    {
      type: 'hero',
      section: 1,
      button: { label: 'Get Hospitality Guide' },
      facts: [
        { value: 'P1.8–P10', label: 'pixel pitch' },
        { value: '200–400', label: 'nits for dinner light' },
        { value: 'Front', label: 'service' },
      ],
    },
    { type: 'intro', section: 2 },
    { type: 'cards', section: 3 },
    {
      type: 'option-faqs',
      section: 4,
      tip: 'Tip: P5 to P10 is a suitable choice for applications above 50 feet, such as lawns and façades',
      links: [
        {
          title: { contains: 'Lobby and lounge wall' },
          label: 'Plan this',
          to: '/screen-planner?place=indoor&use=film&near=2&far=8&width=4&height=2.3',
        },
        {
          title: { contains: 'Ballroom screen' },
          label: 'Plan this',
          to: '/screen-planner?place=indoor&use=camera&near=5&far=25&width=8&height=4.5',
        },
        {
          title: { contains: 'Poolside and façade screen' },
          label: 'Plan this',
          to: '/screen-planner?place=outdoor&use=film&near=8&far=25&width=6&height=4',
        },
        { title: { contains: 'Lobby and lounge wall' }, ...drawingLink('indoor') },
        { title: { contains: 'Ballroom screen' }, ...drawingLink('indoor') },
        { title: { contains: 'Poolside and façade screen' }, ...drawingLink('outdoor') },
      ],
    },
    { type: 'cards', variant: 'tall', section: 6 },
    { type: 'cards', variant: 'reasons', section: 7 },
    { type: 'faq', section: 'faq_section' },
    {
      type: 'link-cards',
      heading: 'Screens for hotels',
      links: [
        { label: 'Indoor LED Wall Display', text: 'Product', to: '/products/indoor-led-video-walls' },
        { label: 'Flexible & Curved LED Walls', text: 'Product', to: '/products/flexible-curved-led-walls' },
        { label: 'LED Standee Display', text: 'Product', to: '/products/led-standee-display' },
        {
          label: 'Compare these products',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=indoor-led-video-walls,flexible-curved-led-walls,led-standee-display',
        },
        {
          label: 'Hotel Lobby and Banquet Screens: Two Rooms, Two Briefs',
          text: 'Article',
          to: '/blog/hotel-lobby-and-banquet-screens',
        },
        {
          label: 'A Content Calendar That a Small Team Can Keep',
          text: 'Article',
          to: '/blog/content-calendar-for-small-teams',
        },
        sheetCard('indoor'),
      ],
    },
    {
      type: 'cta-banner',
      section: 8,
      fallbackHeading: 'Give guests a first impression in light',
      picture: { src: '/media/hero-led-standee-display.webp' },
      button: { label: 'Get Hospitality Guide' },
    },
  ],
})
