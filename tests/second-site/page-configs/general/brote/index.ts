import { definePage } from 'pagework'
import { breadList, rows } from '../../tabelle.ts'
import { breads } from '../../title-links.ts'

export default definePage({
  kind: 'seite',
  name: 'brote',
  title: 'Brote',
  head: {
    title: 'Unsere Brote | Bäckerei Kornblum',
    description:
      'Roggenmischbrot, Dinkelvollkornbrot und Weißbrot: drei Teige, drei Krusten und ein Sauerteig, der seit 1958 lebt.',
  },
  content: { endpoint: 'brote', prefix: 'brote' },
  blocks: [
    {
      type: 'hero',
      heading: 'Unsere Brote',
      text: 'Drei Teige, drei Krusten und ein Sauerteig, der seit 1958 lebt.',
      picture: { src: '/media/brote.webp', alt: 'Drei Sorten Brot auf einem Tisch' },
      height: 'banner',
    },
    { type: 'breadcrumb' },
    { type: 'cards', id: 'sorten', section: 1, columns: 3, links: breads, linkLabel: 'Zum Brot' },
    {
      type: 'spec-table',
      id: 'vergleich',
      heading: 'Im Vergleich',
      lead: 'Angaben für einen Laib.',
      table: { rows: rows, products: breadList },
      compare: {
        choose: 'Brote im Vergleich',
        all: 'Alle Brote zeigen',
        status: '{count} von höchstens {most} gewählt',
        equal: 'Bei allen gleich',
        ask: { label: 'Nach diesen Broten fragen' },
        enclosed: 'Ich frage nach: {products}',
      },
    },
    { type: 'feature-accordion', id: 'handwerk', section: 2 },
    { type: 'cta-banner', button: { label: 'Brot vorbestellen' } },
  ],
})
