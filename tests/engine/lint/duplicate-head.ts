import { article } from '../../support/example-edits.ts'
import type { RuleExample } from '../../support/rule-example.ts'

const page = 'page-configs/general/schreiben.ts'
const head = 'Raum, Maß und Wunsch: so beginnt eine Lampe.'
const note = 'content/api/notizen/holz.json'
const listed = (id: string, title: string) => ({
  id,
  title,
  desc: `Notiz ${id}.`,
  content: 'Esche. '.repeat(25),
})

export const examples: RuleExample[] = [
  {
    name: 'a description that another page has',
    files: { [page]: (text) => text.replace(head, 'Wir bauen Lampen einzeln, nach Maß und mit Zeit.') },
    finds: [{ at: `${page}:9:18`, says: 'has the description of page-configs/general/index.ts' }],
  },
  {
    name: 'a page that has another’s name, and so its head',
    files: {
      [page]: (text) =>
        text.replace(/ {2}head: \{[^}]*\},\n/, '').replace(`name: 'schreiben'`, `name: 'werkstatt'`),
    },
    finds: [
      { at: `${page}:5:9`, says: 'has the title and the description of page-configs/general/index.ts' },
    ],
  },
  {
    name: 'two articles with one title',
    files: {
      ...article,
      'content/api/notizen.json': JSON.stringify([listed('holz', 'Holz'), listed('esche', 'Holz')]),
      [note]: JSON.stringify(listed('holz', 'Holz')),
      'content/api/notizen/esche.json': JSON.stringify(listed('esche', 'Holz')),
    },
    finds: [{ at: 'content/api/notizen/esche.json:1:23', says: 'has the title of /notizen/holz' }],
  },
  {
    name: 'pages with noindex are not compared',
    files: {
      'page-configs/general/[...path].ts': (text) =>
        text.replace(
          'noindex: true,',
          `noindex: true,\n  head: { title: 'Schreiben Sie uns | Lichtwerk', description: '${head}' },`,
        ),
    },
    finds: [],
  },
]
