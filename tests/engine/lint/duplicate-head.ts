import { article } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const page = 'page-configs/general/schreiben.ts'
const head = 'Raum, Maß und Wunsch: so beginnt eine Lampe.'
const note = 'content/api/notizen/holz.json'
const listed = (id: string, title: string) => ({
  id,
  title,
  desc: `Notiz ${id}.`,
  content: 'Esche. '.repeat(25),
})

export const examples: RuleExamples = {
  'a description that another page has': {
    files: { [page]: [head, 'Wir bauen Lampen einzeln, nach Maß und mit Zeit.'] },
    finds: `${page}:9:18 has the description of page-configs/general/index.ts`,
  },
  'a page that has another’s name, and so its head': {
    files: {
      [page]: [
        [/ {2}head: \{[^}]*\},\n/, ''],
        [`name: 'schreiben'`, `name: 'werkstatt'`],
      ],
    },
    finds: `${page}:5:9 has the title and the description of page-configs/general/index.ts`,
  },
  'two articles with one title': {
    files: {
      ...article,
      'content/api/notizen.json': JSON.stringify([listed('holz', 'Holz'), listed('esche', 'Holz')]),
      [note]: JSON.stringify(listed('holz', 'Holz')),
      'content/api/notizen/esche.json': JSON.stringify(listed('esche', 'Holz')),
    },
    finds: 'content/api/notizen/esche.json:1:23 has the title of /notizen/holz',
  },
  'pages with noindex are not compared': {
    files: {
      'page-configs/general/[...path].ts': [
        'noindex: true,',
        `noindex: true,\n  head: { title: 'Schreiben Sie uns | Lichtwerk', description: '${head}' },`,
      ],
    },
  },
}
