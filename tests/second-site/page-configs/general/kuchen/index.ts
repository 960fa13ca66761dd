import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  name: 'alle-kuchen',
  title: 'Kuchen',
  head: {
    title: 'Kuchen vom Blech | Bäckerei Kornblum',
    description:
      'Bienenstich und Obstkuchen vom Blech, am Stück oder als ganzes Blech: gebacken nach den Rezepten der Großmutter.',
  },
  content: { endpoint: 'kuchen', prefix: 'kuchen' },
  blocks: [
    {
      type: 'hero',
      heading: 'Kuchen vom Blech',
      text: 'Am Stück für den Nachmittag, als ganzes Blech für das Fest.',
      height: 'banner',
    },
    { type: 'breadcrumb' },
    {
      type: 'cards',
      id: 'sorten',
      section: 1,
      variant: 'beside',
      columns: 2,
      links: { root: '/kuchen', keys: 'hyphens' },
      linkLabel: 'Zum Kuchen',
    },
    { type: 'phone-banner', heading: 'Ein ganzes Blech? Rufen Sie an.' },
    { type: 'cta-banner', button: { label: 'Brot vorbestellen' } },
  ],
})
