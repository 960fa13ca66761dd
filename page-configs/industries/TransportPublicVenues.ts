import { definePage } from 'pagework'
import { drawingLink, sheetCard } from '../planning/data-sheets.ts'

export default definePage({
  title: 'Transport & Public Venues',
  content: {
    endpoint: 'transport-public-venues',
    envelope: 'data',
    prefix: 'transport_public_venue',
    imageField: 'url',
  },
  blocks: [
    { type: 'breadcrumb' },
    {
      type: 'hero',
      section: 1,
      button: { label: 'See Transport Solutions' },
      facts: [
        { value: 'P1.8–P10', label: 'pixel pitch' },
        { value: '4 mm', label: 'of letter height per metre' },
        { value: 'IP65', label: 'face outdoors' },
      ],
    },
    { type: 'intro', section: 2 },
    { type: 'cards', section: 3 },
    {
      type: 'option-faqs',
      section: 4,
      tip: 'Tip: P5 to P10 is a suitable choice for applications above 50 feet, such as concourses and forecourts',
      links: [
        {
          title: { contains: 'Concourse wall' },
          label: 'Plan this',
          to: '/screen-planner?place=indoor&use=board&near=5&far=25&width=6.4&height=2.9',
        },
        {
          title: { contains: 'Timetable and gate boards' },
          label: 'Plan this',
          to: '/screen-planner?place=indoor&use=board&near=2.5&far=10&width=2.4&height=1.4',
        },
        {
          title: { contains: 'Forecourt and approach screen' },
          label: 'Plan this',
          to: '/screen-planner?place=outdoor&use=board&near=12&far=40&width=7.7&height=4.8',
        },
        { title: { contains: 'Concourse wall' }, ...drawingLink('indoor') },
        { title: { contains: 'Timetable and gate boards' }, ...drawingLink('indoor') },
        { title: { contains: 'Forecourt and approach screen' }, ...drawingLink('outdoor') },
      ],
    },
    { type: 'cards', variant: 'tall', section: 6 },
    { type: 'cards', variant: 'reasons', section: 7 },
    { type: 'faq', section: 'faq_section' },
    {
      type: 'link-cards',
      heading: 'Screens for stations',
      links: [
        { label: 'Indoor LED Wall Display', text: 'Product', to: '/products/indoor-led-video-walls' },
        { label: 'Outdoor LED Wall Display', text: 'Product', to: '/products/outdoor-led-video-walls' },
        { label: 'Transparent LED Displays', text: 'Product', to: '/products/transparent-led-display' },
        {
          label: 'Compare these products',
          text: 'Figure by figure, with the differences marked.',
          to: '/compare-products?products=indoor-led-video-walls,outdoor-led-video-walls,transparent-led-display',
        },
        {
          label: 'What Nits Mean Indoors, in Windows and Outdoors',
          text: 'Article',
          to: '/blog/what-nits-mean-indoors-and-outdoors',
        },
        {
          label: 'Spares, Calibration and Ten Years of LED Screen Upkeep',
          text: 'Article',
          to: '/blog/led-spares-calibration-long-upkeep',
        },
        sheetCard('outdoor'),
      ],
    },
    {
      type: 'cta-banner',
      section: 8,
      fallbackHeading: 'Keep passengers informed at every distance',
      picture: { src: '/media/hero-flexible-curved-led-walls.webp' },
      button: { label: 'See Transport Solutions' },
    },
  ],
})
