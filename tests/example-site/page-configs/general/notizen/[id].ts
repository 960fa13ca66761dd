import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  name: 'notiz',
  title: 'Notiz',
  noindex: true,
  blocks: [
    {
      type: 'hero',
      id: 'anfang',
      heading: 'Mehr davon in der Werkstatt',
      text: 'Den Rest der Notiz erzählen wir, wo das Holz liegt: kommen Sie vorbei, oder fragen Sie uns.',
      height: 'banner',
      button: { label: 'Schreiben' },
    },
  ],
})
