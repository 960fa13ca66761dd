import { definePage } from '../../schemas/define.ts'

export default definePage({
  type: 'industry',
  name: 'manufacturing',
  title: 'Manufacturing & Factories',
  content: {
    endpoint: 'manufacturing-factories',
    prefix: 'manufacturing_factory',
  },
  structuredData: { faqSet: 'manufacturing-and-factories' },
  blocks: [
    {
      type: 'breadcrumb',
      parents: [{ label: 'Industry', to: '/industry' }],
      current: 'Manufacturing & Factories',
    },
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
    { type: 'cards', id: 'features', section: 3 },
    {
      type: 'option-faqs',
      id: 'display-options',
      section: 4,
      fallbackHeading: 'Display Options',
      tip: 'Tip: P5 to P10 is a suitable choice for applications above 50 feet, such as long shop floors',
    },
    {
      type: 'cards',
      variant: 'tall',
      id: 'flexible-solutions',
      section: 6,
      fallbackHeading: 'Flexible Solutions',
    },
    { type: 'cards', variant: 'reasons', id: 'why-choose', section: 7, fallbackHeading: 'Why Choose Us' },
    { type: 'faq' },
    {
      type: 'link-cards',
      id: 'related',
      heading: 'Screens for factories',
      links: [
        { label: 'Indoor LED Wall Display', text: 'Product', to: '/products/indoor-led-video-walls' },
        { label: 'Outdoor LED Wall Display', text: 'Product', to: '/products/outdoor-led-video-walls' },
        { label: 'Interactive LED Display', text: 'Product', to: '/products/interactive-displays' },
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
      ],
    },
    {
      type: 'cta-banner',
      id: 'call-to-action',
      section: 8,
      fallbackHeading: 'Show the shift what matters now',
      button: { label: 'Get Factory Demo' },
    },
  ],
})
