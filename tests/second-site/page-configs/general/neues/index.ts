import { definePage } from 'pagework'

export default definePage({
  kind: 'neues',
  name: 'neues',
  title: 'Neues',
  content: { endpoint: 'neues', kind: 'articles' },
  blocks: [
    {
      type: 'hero',
      heading: 'Neues aus der Backstube',
      height: 'banner',
      text: 'Neue Sorten, Ferien und Menschen.',
    },
    { type: 'breadcrumb' },
    {
      type: 'article-list',
      id: 'liste',
      heading: 'Zuletzt aus dem Ofen',
      lead: 'Die neuesten Einträge zuerst.',
    },
    { type: 'cta-banner', button: { label: 'Brot vorbestellen' } },
  ],
})
