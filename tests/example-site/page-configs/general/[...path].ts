import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  name: 'nicht-da',
  title: 'Nicht da',
  noindex: true,
  blocks: [
    { type: 'hero', id: 'anfang', heading: 'Diese Seite gibt es nicht', height: 'banner' },
    {
      type: 'link-cards',
      id: 'weiter',
      heading: 'Vielleicht hier?',
      links: [
        {
          label: 'Werkstatt',
          text: 'Am Anfang der Seiten steht, was gerade entsteht und was schon fertig ist.',
          to: '/',
        },
        { label: 'Schreiben', text: 'Fragen Sie uns, wir finden es mit Ihnen zusammen.', to: '/schreiben' },
      ],
    },
  ],
})
