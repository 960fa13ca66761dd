import { definePage } from 'pagework'
import { drawingLink, sheetCard } from '../planning/data-sheets.ts'

export default definePage({
  title: 'Manufacturing & Factories',
  content: { endpoint: 'manufacturing-factories', prefix: 'manufacturing_factory' },
  blocks: [
    { type: 'breadcrumb' },
    {
      type: 'hero',
      section: 1,
      button: { label: 'Get Factory Demo' },
      facts: [
        { value: 'P1.2–P4', label: 'pixel pitch' },
        { value: 'IP65', label: 'face in dusty bays' },
        { value: '4 mm', label: 'of letter height per metre' },
      ],
    },
    { type: 'intro', section: 2 },
    { type: 'cards', section: 3 },
    {
      type: 'option-faqs',
      section: 4,
      tip: 'Tip: P5 to P10 is a suitable choice for applications above 50 feet, such as long shop floors',
      links: [
        {
          title: { contains: 'Shop-floor board' },
          label: 'Plan this',
          to: '/screen-planner?place=indoor&use=board&near=5&far=25&width=3.2&height=2',
        },
        {
          title: { contains: 'Control-room wall' },
          label: 'Plan this',
          to: '/screen-planner?place=indoor&use=text&near=2.5&far=6&width=4.8&height=2.7',
        },
        {
          title: { contains: 'IP65 screen' },
          label: 'Plan this',
          to: '/screen-planner?place=outdoor&use=board&near=10&far=30&width=4.8&height=3',
        },
        { title: { contains: 'Shop-floor board' }, ...drawingLink('indoor') },
        { title: { contains: 'Control-room wall' }, ...drawingLink('indoor') },
        { title: { contains: 'IP65 screen' }, ...drawingLink('outdoor') },
      ],
    },
    { type: 'cards', variant: 'tall', section: 6 },
    { type: 'cards', variant: 'reasons', section: 7 },
    { type: 'faq', section: 'faq_section' },
    {
      type: 'link-cards',
      heading: 'Screens for factories',
      links: [
        { label: 'Indoor LED Wall Display', text: 'Product', to: '/products/indoor-led-video-walls' },
        { label: 'Outdoor LED Wall Display', text: 'Product', to: '/products/outdoor-led-video-walls' },
        { label: 'Interactive LED Display', text: 'Product', to: '/products/interactive-displays' },
        {
          label: 'Compare these products',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=indoor-led-video-walls,outdoor-led-video-walls,interactive-displays',
        },
        {
          label: 'Screens on the Factory Floor: Andon, Safety, Shift Boards',
          text: 'Article',
          to: '/blog/factory-floor-andon-safety-screens',
        },
        {
          label: 'Spares, Calibration and Ten Years of LED Screen Upkeep',
          text: 'Article',
          to: '/blog/led-spares-calibration-long-upkeep',
        },
        sheetCard('indoor'),
      ],
    },
    {
      type: 'cta-banner',
      section: 8,
      fallbackHeading: 'Show the shift what matters now',
      picture: { src: '/media/closing-works.webp' },
      button: { label: 'Get Factory Demo' },
    },
  ],
})
