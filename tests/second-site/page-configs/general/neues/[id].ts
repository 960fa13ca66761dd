import { definePage } from 'pagework'

export default definePage({
  kind: 'neues',
  title: 'Neues',
  content: { endpoint: 'neues/:id', kind: 'article' },
  blocks: [
    { type: 'hero', heading: 'Neues aus der Backstube', height: 'line' },
    { type: 'article', picture: { src: '/media/brote.webp' } },
    {
      type: 'link-cards',
      id: 'weiter',
      heading: 'Weiter geht es hier',
      links: [
        { label: 'Alle Neuigkeiten', text: 'Was sonst noch in der Backstube geschieht.', to: '/neues' },
        { label: 'Unsere Brote', text: 'Drei Sorten, jeden Morgen ab sechs Uhr.', to: '/brote' },
      ],
    },
    { type: 'cta-banner', button: { label: 'Brot vorbestellen' } },
  ],
})
