import { definePage } from 'pagework'
import { spelt, rows } from '../tabelle.ts'

export default definePage({
  title: 'Dinkelvollkornbrot',
  head: {
    title: 'Dinkelvollkornbrot | Bäckerei Kornblum',
    description:
      'Dinkelvollkornbrot aus Korn vom Kaiserstuhl, im Haus gemahlen und am selben Tag verbacken. Ganz ohne Weizen.',
  },
  content: { endpoint: 'dinkelvollkornbrot', prefix: 'dinkel' },
  blocks: [
    {
      type: 'hero',
      section: 1,
      description: 'plain',
      facts: [
        { value: '100 %', label: 'volles Korn' },
        { value: '750 g', label: 'Laib' },
        { value: '5 Tage', label: 'frisch' },
      ],
    },
    { type: 'breadcrumb' },
    { type: 'alternating-rows', section: 2 },
    { type: 'showcase', id: 'bilder', section: 3, interval: 6000 },
    { type: 'spec-table', heading: 'Der Laib in Zahlen', table: { rows: rows, products: [spelt] } },
    { type: 'faq', ground: 'night' },
    { type: 'cta-banner', button: { label: 'Brot vorbestellen' } },
  ],
})
