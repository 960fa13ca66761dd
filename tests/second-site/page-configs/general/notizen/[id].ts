import { definePage } from '../../../../../schemas/define.ts'

export default definePage({
  type: 'seite',
  name: 'notiz',
  title: 'Notiz',
  content: { endpoint: 'notizen/:id', kind: 'article' },
  blocks: [
    {
      type: 'article',
      id: 'notiz',
      picture: { src: '/media/abend.webp' },
      readTime: '5 Minuten',
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
