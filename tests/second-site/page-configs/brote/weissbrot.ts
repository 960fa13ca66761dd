import { definePage } from 'pagework'
import { white, rows } from '../tabelle.ts'

export default definePage({
  title: 'Weißbrot',
  head: {
    title: 'Weißbrot | Bäckerei Kornblum',
    description:
      'Weißbrot mit dünner Kruste und großen Poren: lange Teigruhe, wenig Hefe, am Morgen und am Mittag frisch aus dem Ofen.',
  },
  content: { endpoint: 'weissbrot', prefix: 'weiss' },
  blocks: [
    {
      type: 'hero',
      section: 1,
      description: 'plain',
      facts: [
        { value: '32 min', label: 'im Ofen' },
        { value: '500 g', label: 'Stange' },
        { value: '2 Tage', label: 'frisch' },
      ],
    },
    { type: 'breadcrumb' },
    { type: 'alternating-rows', section: 2 },
    { type: 'mosaic', id: 'bilder', section: 3 },
    { type: 'spec-table', heading: 'Der Laib in Zahlen', table: { rows: rows, products: [white] } },
    { type: 'faq', ground: 'night' },
    { type: 'cta-banner', button: { label: 'Brot vorbestellen' } },
  ],
})
