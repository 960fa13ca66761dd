import { definePage } from 'pagework'

export default definePage({
  title: 'Bienenstich',
  head: {
    title: 'Bienenstich | Bäckerei Kornblum',
    description:
      'Bienenstich mit Mandeln, Honig vom Schönberg und Vanillecreme: am Stück oder als ganzes Blech mit zwanzig Stücken.',
  },
  content: { endpoint: 'bienenstich', prefix: 'biene' },
  blocks: [
    { type: 'hero', section: 1, description: 'plain' },
    { type: 'breadcrumb' },
    { type: 'intro', section: 2, button: { label: 'Ein Blech bestellen' } },
    {
      type: 'option-faqs',
      id: 'bestellen',
      section: 3,
      tip: 'Ein halbes Blech reicht für zehn Gäste, ein ganzes für zwanzig.',
    },
    { type: 'cta-banner', button: { label: 'Brot vorbestellen' } },
  ],
})
