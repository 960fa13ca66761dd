import { definePage } from '../../schemas/define.ts'

export default definePage({
  type: 'industry',
  name: 'government',
  title: 'Government & Public Spaces',
  content: {
    endpoint: 'government-public-spaces',
    prefix: 'government_public_space',
  },
  structuredData: { faqSet: 'government-and-civics-spaces' },
  blocks: [
    {
      type: 'breadcrumb',
      id: 'breadcrumb',
      parents: [{ label: 'Industry', to: '/industry' }],
      current: 'Government & Public Spaces',
    },
    {
      type: 'hero',
      id: 'hero',
      section: 1,
      button: { label: 'Talk to Our Civic Team' },
      facts: [
        { value: 'P1.2–P10', label: 'pixel pitch' },
        { value: 'IP65', label: 'face outdoors' },
        { value: '4 mm', label: 'of letter height per metre' },
      ],
    },
    { type: 'intro', id: 'intro', section: 2 },
    { type: 'image-cards', id: 'features', section: 3 },
    {
      type: 'option-cards',
      id: 'display-options',
      section: 4,
      heading: 'Display Options',
      tip: 'Suggestion: P5 to P10 is a suitable choice for applications above 50 feet',
    },
    { type: 'solution-cards', id: 'flexible-solutions', section: 6, heading: 'Flexible Solutions' },
    { type: 'reason-cards', id: 'why-choose', section: 7, heading: 'Why Choose Us' },
    { type: 'faq', id: 'faq' },
    {
      type: 'link-cards',
      id: 'related',
      heading: 'Screens for cities',
      links: [
        { label: 'Outdoor LED Wall Display', text: 'Product', to: '/products/outdoor-led-video-walls' },
        { label: 'Indoor LED Wall Display', text: 'Product', to: '/products/indoor-led-video-walls' },
        { label: 'Truck-Mounted LED Display', text: 'Product', to: '/products/truck-mounted-displays' },
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
      ],
    },
    {
      type: 'cta-banner',
      id: 'call-to-action',
      section: 8,
      heading: 'Plan a public screen that people can rely on',
      button: { label: 'Talk to Our Civic Team' },
    },
  ],
})
