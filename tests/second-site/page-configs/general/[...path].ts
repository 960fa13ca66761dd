import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  name: 'nicht-da',
  title: 'Seite nicht gefunden',
  noindex: true,
  blocks: [
    {
      type: 'hero',
      heading: 'Diese Seite ist ausverkauft',
      text: 'Oder es hat sie nie gegeben. Vielleicht finden Sie bei den Broten, was Sie suchen; sonst rufen Sie uns an.',
      height: 'banner',
      button: { label: 'Zu den Broten', to: '/brote', scrollToForm: false },
    },
    { type: 'phone-banner', heading: 'Lieber sprechen? Rufen Sie an.' },
  ],
})
