import { definePage } from 'pagework'
import { breads } from '../title-links.ts'

export default definePage({
  kind: 'seite',
  name: 'haus',
  title: 'Startseite',
  content: { endpoint: 'start', prefix: 'start' },
  blocks: [
    {
      type: 'hero',
      heading: 'Brot, das Zeit hatte',
      text: 'Vierundzwanzig Stunden ruht unser Teig. Dann kommt er auf den heißen Stein, und um sechs machen wir die Tür auf.',
      picture: { src: '/media/theke.webp', alt: 'Theke mit Broten, einem Kuchen und Ähren' },
      button: { label: 'Brot vorbestellen' },
      links: [{ label: 'Unsere Brote', to: '/brote' }],
    },
    { type: 'intro', id: 'haus', section: 1, button: { label: 'In die Backstube', to: '/backstube' } },
    { type: 'cards', id: 'brote', section: 2, columns: 3, links: breads, linkLabel: 'Zum Brot' },
    { type: 'statistics', id: 'zahlen', section: 3, ground: 'night' },
    {
      type: 'link-cards',
      id: 'weiter',
      ground: 'noon',
      heading: 'Auch aus unserem Ofen',
      links: [
        {
          label: 'Kuchen vom Blech',
          text: 'Bienenstich, Streusel und was der Garten gerade hergibt.',
          to: '/kuchen',
        },
        {
          label: 'Neues aus der Backstube',
          text: 'Ferien, neue Sorten und wer bei uns lernt.',
          to: '/neues',
        },
        {
          label: 'Bilder vom Morgen',
          text: 'Was um vier Uhr früh in der Gerberau geschieht.',
          to: '/backstube',
        },
      ],
    },
    { type: 'cta-banner', button: { label: 'Brot vorbestellen' } },
  ],
})
