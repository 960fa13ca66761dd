import { definePage } from 'pagework'
import { drawingLink, sheetCard } from '../planning/data-sheets.ts'

export default definePage({
  title: 'Government & Public Spaces',
  content: { endpoint: 'government-public-spaces', prefix: 'government_public_space' },
  blocks: [
    { type: 'breadcrumb' },
    {
      type: 'hero',
      section: 1,
      button: { label: 'Talk to Our Civic Team' },
      facts: [
        { value: 'P1.2–P10', label: 'pixel pitch' },
        { value: '4 mm', label: 'of letter height per metre' },
        { value: 'IP65', label: 'face' },
      ],
    },
    { type: 'intro', section: 2 },
    { type: 'cards', section: 3 },
    {
      type: 'option-faqs',
      section: 4,
      tip: 'Suggestion: P5 to P10 is a suitable choice for applications above 50 feet',
      links: [
        {
          title: { contains: 'Control-room wall' },
          label: 'Plan this',
          to: '/screen-planner?place=indoor&use=text&near=2.5&far=6&width=4.8&height=2.7',
        },
        {
          title: { contains: 'Council-hall wall' },
          label: 'Plan this',
          to: '/screen-planner?place=indoor&use=presentation&near=3&far=15&width=5.2&height=2.9',
        },
        {
          title: { contains: 'Outdoor public screen' },
          label: 'Plan this',
          to: '/screen-planner?place=outdoor&use=board&near=12&far=40&width=7.7&height=4.8',
        },
        { title: { contains: 'Control-room wall' }, ...drawingLink('indoor') },
        { title: { contains: 'Council-hall wall' }, ...drawingLink('indoor') },
        { title: { contains: 'Outdoor public screen' }, ...drawingLink('outdoor') },
      ],
    },
    { type: 'cards', variant: 'tall', section: 6 },
    { type: 'cards', variant: 'reasons', section: 7 },
    { type: 'faq', section: 'faq_section' },
    {
      type: 'link-cards',
      heading: 'Screens for cities',
      links: [
        { label: 'Outdoor LED Wall Display', text: 'Product', to: '/products/outdoor-led-video-walls' },
        { label: 'Indoor LED Wall Display', text: 'Product', to: '/products/indoor-led-video-walls' },
        { label: 'Truck-Mounted LED Display', text: 'Product', to: '/products/truck-mounted-displays' },
        {
          label: 'Compare these products',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=outdoor-led-video-walls,indoor-led-video-walls,truck-mounted-displays',
        },
        {
          label: 'Power, Earthing and Monsoon: Preparing an Outdoor LED Screen',
          text: 'Article',
          to: '/blog/prepare-outdoor-screen-for-monsoon',
        },
        {
          label: 'Reading an LED Quotation Line by Line Before Signing',
          text: 'Article',
          to: '/blog/how-to-read-led-quotation',
        },
        sheetCard('outdoor'),
      ],
    },
    {
      type: 'cta-banner',
      section: 8,
      fallbackHeading: 'Plan a public screen that people can rely on',
      picture: { src: '/media/hero-truck-mounted-displays.webp' },
      button: { label: 'Talk to Our Civic Team' },
    },
  ],
})
