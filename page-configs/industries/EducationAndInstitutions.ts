import { definePage } from 'pagework'
import { drawingLink, sheetCard } from '../planning/data-sheets.ts'

export default definePage({
  title: 'Education & Institutions',
  content: { endpoint: 'education', prefix: 'education' },
  blocks: [
    { type: 'breadcrumb' },
    {
      type: 'hero',
      section: 1,
      button: { label: 'Upgrade Your Campus' },
      facts: [
        { value: 'P1.2–P8', label: 'pixel pitch' },
        { value: '4 mm', label: 'of letter height per metre' },
        { value: 'Front', label: 'service' },
      ],
    },
    { type: 'intro', section: 2 },
    { type: 'cards', section: 3 },
    {
      type: 'option-faqs',
      section: 4,
      tip: 'Tip: P5 to P10 is a suitable choice for applications above 50 feet, such as open-air grounds',
      links: [
        {
          title: { contains: 'Touch teaching wall' },
          label: 'Plan this',
          to: '/screen-planner?place=indoor&use=text&near=2.5&far=9&width=3.6&height=2.1',
        },
        {
          title: { contains: 'Auditorium wall' },
          label: 'Plan this',
          to: '/screen-planner?place=indoor&use=presentation&near=4&far=25&width=7.7&height=4.4',
        },
        {
          title: { contains: 'Outdoor campus screen' },
          label: 'Plan this',
          to: '/screen-planner?place=outdoor&use=board&near=8&far=20&width=4&height=2',
        },
        { title: { contains: 'Touch teaching wall' }, ...drawingLink('interactive') },
        { title: { contains: 'Auditorium wall' }, ...drawingLink('indoor') },
        { title: { contains: 'Outdoor campus screen' }, ...drawingLink('outdoor') },
      ],
    },
    { type: 'cards', variant: 'tall', section: 6 },
    { type: 'cards', variant: 'reasons', section: 7 },
    // The service sends this page's questions under the key of the manufacturing page (document 2 §3).
    { type: 'faq', section: { key: 'manufacturing_factory_faq_section' } },
    {
      type: 'link-cards',
      heading: 'Screens for campuses',
      links: [
        { label: 'Interactive LED Display', text: 'Product', to: '/products/interactive-displays' },
        { label: 'Indoor LED Wall Display', text: 'Product', to: '/products/indoor-led-video-walls' },
        { label: 'Outdoor LED Wall Display', text: 'Product', to: '/products/outdoor-led-video-walls' },
        {
          label: 'Compare these products',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=interactive-displays,indoor-led-video-walls,outdoor-led-video-walls',
        },
        {
          label: 'How to Choose Pixel Pitch by Viewing Distance',
          text: 'Article',
          to: '/blog/choose-pixel-pitch-by-viewing-distance',
        },
        {
          label: 'LED Wall or LCD Video Wall for Your Boardroom?',
          text: 'Article',
          to: '/blog/led-or-lcd-wall-for-boardroom',
        },
        sheetCard('interactive'),
      ],
    },
    {
      type: 'cta-banner',
      section: 8,
      fallbackHeading: 'Bring the last row closer',
      picture: { src: '/media/closing-campus.webp' },
      button: { label: 'Upgrade Your Campus' },
    },
  ],
})
