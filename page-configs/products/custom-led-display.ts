import { definePage } from '../../schemas/define.ts'

export default definePage({
  type: 'products',
  name: 'custom',
  title: 'Custom LED Solutions',
  content: {
    endpoint: 'custom-led-solutions',
    prefix: 'custom_led_solution',
  },
  states: { badStatus: 'HTTP error! status: {code}', error: 'Error loading data: {message}' },
  structuredData: { faqSet: 'custom-led-display' },
  blocks: [
    {
      type: 'hero',
      id: 'hero',
      title: 'Custom LED Solutions',
      picture: { src: '/media/hero-custom-led-display.webp' },
      button: { label: 'Request Free Custom Consult' },
      facts: [
        { value: 'P1.5–P5', label: 'pixel pitch' },
        { value: '1–1.5 t/m²', label: 'walk-on floors' },
        { value: '3–5', label: 'per cent spare modules' },
      ],
    },
    {
      type: 'breadcrumb',
      id: 'breadcrumb',
      parents: [{ label: 'Products', to: '/products' }],
      current: 'Custom LED Solutions',
    },
    { type: 'alternating-rows', id: 'intro', section: 1 },
    { type: 'options-grid', id: 'options', section: 2, heading: 'Custom Mounting Options', mediumColumns: 3 },
    { type: 'pixel-pitch-strip', id: 'pixel-pitch', section: 3, heading: 'Pixel Pitch Options' },
    { type: 'showcase-carousel', id: 'showcase', section: 4 },
    {
      type: 'features-grid',
      id: 'features',
      section: 5,
      heading: 'Why Choose Custom LED Solutions',
      titles: [
        'Custom Design',
        'Tailored Solutions',
        'Premium Quality',
        'Expert Consultation',
        'End-to-End Service',
      ],
    },
    { type: 'faq', id: 'faq' },
    {
      type: 'cta-banner',
      id: 'call-to-action',
      heading: 'Ready for a Custom Solution?',
      text: 'A sketch is enough to begin with. Our engineers tell you what can be built and how.',
      button: { label: 'Request Free Custom Consult' },
    },
  ],
})
