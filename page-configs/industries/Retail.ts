import { definePage } from 'pagework'
import { drawingLink, sheetCard } from '../planning/data-sheets.ts'

export default definePage({
  title: 'Retail',
  content: { endpoint: 'retails', prefix: 'retail' },
  blocks: [
    { type: 'breadcrumb' },
    {
      type: 'hero',
      section: 1,
      button: { label: 'Get Retail Consultation' },
      facts: [
        { value: 'P1.5–P4', label: 'pixel pitch' },
        { value: '3,500–5,500', label: 'nits in sunlit windows' },
        { value: '60–85', label: 'per cent of light through glass' },
      ],
    },
    { type: 'intro', section: 2 },
    { type: 'cards', section: 3 },
    {
      type: 'option-faqs',
      section: 4,
      tip: 'Tip: P5 to P10 is a suitable choice for applications above 50 feet',
      links: [
        {
          title: { contains: 'Bright window' },
          label: 'Plan this',
          to: '/screen-planner?place=behind-glass&use=film&near=3&far=12&width=3&height=2',
        },
        {
          title: { contains: 'Feature wall' },
          label: 'Plan this',
          to: '/screen-planner?place=indoor&use=film&near=2&far=8&width=3&height=1.7',
        },
        {
          title: { contains: 'Transparent glass-front' },
          label: 'Plan this',
          to: '/screen-planner?place=window&use=film&near=5&far=15&width=4&height=2.5',
        },
        { title: { contains: 'Bright window' }, ...drawingLink('indoor') },
        { title: { contains: 'Feature wall' }, ...drawingLink('indoor') },
        { title: { contains: 'Transparent glass-front' }, ...drawingLink('transparent') },
      ],
    },
    { type: 'cards', variant: 'tall', section: 6 },
    { type: 'cards', variant: 'reasons', section: 7 },
    { type: 'faq', section: 'faq_section' },
    {
      type: 'link-cards',
      heading: 'Screens for shops',
      links: [
        { label: 'Transparent LED Displays', text: 'Product', to: '/products/transparent-led-display' },
        { label: 'LED Standee Display', text: 'Product', to: '/products/led-standee-display' },
        { label: 'Indoor LED Wall Display', text: 'Product', to: '/products/indoor-led-video-walls' },
        {
          label: 'Compare these products',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=transparent-led-display,led-standee-display,indoor-led-video-walls',
        },
        {
          label: 'Transparent LED for Shopfronts: What to Settle Before Ordering',
          text: 'Article',
          to: '/blog/transparent-led-for-shopfronts',
        },
        {
          label: 'A Content Calendar That a Small Team Can Keep',
          text: 'Article',
          to: '/blog/content-calendar-for-small-teams',
        },
        sheetCard('transparent'),
      ],
    },
    {
      type: 'cta-banner',
      section: 8,
      fallbackHeading: 'Put your window to work',
      picture: { src: '/media/hero-transparent-led-display.webp' },
      button: { label: 'Get Retail Consultation' },
    },
  ],
})
