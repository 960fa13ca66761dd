import type { RuleExamples } from '../../support/rule-example.ts'

const page = 'page-configs/general/schreiben.ts'
const metadata = 'page-configs/metadata.json'
const head = 'Raum, Maß und Wunsch: so beginnt eine Lampe.'

export const examples: RuleExamples = {
  'a title and a description that are too long': {
    files: {
      [page]: [
        ['Schreiben Sie uns | Lichtwerk', `Schreiben Sie uns ${'gern '.repeat(20)}heute`],
        [head, head.repeat(7)],
      ],
    },
    finds: [
      `${page}:8:12 a title of 5 to 100 characters`,
      `${page}:9:18 a description of 25 to 300 characters`,
    ],
  },
  'a description that says nothing': {
    files: { [metadata]: [/"description": "[^"]+"/, '"description": "Lampen."'] },
    finds: `${metadata}:4:20 received  7: "Lampen."`,
  },
  'a page’s own title that makes too long a head of what its kind shares': {
    files: {
      'page-configs/werke/bogen.json': [
        '"title": "Bogenlampe"',
        `"title": "${'Bogenlampe '.repeat(10)}Esche"`,
      ],
    },
    finds: 'page-configs/werke/bogen.json:3:12 a title of 5 to 100 characters',
  },
  'the longest that is shown': {
    files: {
      [page]: [
        ['Schreiben Sie uns | Lichtwerk', 'gern '.repeat(20).replace(/ $/, '!')],
        [head, 'gern '.repeat(60).replace(/ $/, '!')],
      ],
    },
  },
  'the shortest that says something': {
    files: {
      [page]: [
        ['Schreiben Sie uns | Lichtwerk', 'Licht'],
        [head, 'Raum, Maß, Wunsch: Lampe.'],
      ],
    },
  },
  'a page that nobody is to find': {
    files: {
      'page-configs/general/[...path].ts': [
        `noindex: true,`,
        `noindex: true,\n  head: { title: 'X', description: 'Kurz.' },`,
      ],
    },
  },
}
