import { definePage } from 'pagework'
import { rye, rows } from '../tabelle.ts'

export default definePage({
  title: 'Roggenmischbrot',
  head: {
    title: 'Roggenmischbrot | Bäckerei Kornblum',
    description:
      'Roggenmischbrot mit kräftiger Kruste: 24 Stunden gereift, auf Stein gebacken, sechs Tage frisch. Täglich ab 6 Uhr.',
  },
  content: { endpoint: 'roggenmischbrot', prefix: 'roggen' },
  blocks: [
    {
      type: 'hero',
      section: 1,
      description: 'plain',
      facts: [
        { value: '24 h', label: 'Ruhe' },
        { value: '1000 g', label: 'Laib' },
        { value: '6 Tage', label: 'frisch' },
      ],
    },
    { type: 'breadcrumb' },
    { type: 'alternating-rows', section: 2 },
    { type: 'icon-rows', id: 'ablauf', section: 3 },
    { type: 'spec-table', heading: 'Der Laib in Zahlen', table: { rows: rows, products: [rye] } },
    { type: 'faq', ground: 'night' },
    { type: 'cta-banner', button: { label: 'Brot vorbestellen' } },
  ],
})
