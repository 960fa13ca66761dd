import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  name: 'werkstatt',
  title: 'Werkstatt',
  content: { endpoint: 'notizen', kind: 'articles' },
  blocks: [
    { type: 'hero', id: 'anfang', heading: 'Licht, einzeln gebaut', height: 'banner' },
    {
      type: 'article-list',
      id: 'notizen',
      heading: 'Aus der Werkstatt',
      badge: 'Frisch',
      readTime: '5 Minuten',
      emptyText: 'Noch keine Notiz.',
    },
    {
      type: 'cta-banner',
      id: 'ende',
      heading: 'Welche Lampe soll es sein?',
      text: 'Ein Satz, ein Maß und ein Foto vom Raum genügen für den Anfang; den Rest fragen wir.',
      button: { label: 'Erzählen Sie' },
    },
  ],
})
