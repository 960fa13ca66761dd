import type { RuleExamples } from '../../support/rule-example.ts'

const bogen = (name: string) => (text: string) =>
  text.replace(
    /\n\}\s*$/,
    `,\n  "${name}": { "title": "Die Bogenlampe", "description": "Eine Lampe, die über den Tisch reicht." }\n}\n`,
  )
const page = 'page-configs/werke/bogen.json'

export const examples: RuleExamples = {
  'an entry that no page names': {
    files: {
      'page-configs/metadata.json': bogen('bogenlampe'),
    },
    finds:
      'page-configs/metadata.json:7:3 expected  the name of a page, or the metadata of a kind of pages\nreceived  "bogenlampe"\ndid you mean "bogen"?',
  },
  'a page with a head and an entry': {
    files: {
      'page-configs/metadata.json': [
        /\n\}\s*$/,
        ',\n  "schreiben": { "title": "Schreiben", "description": "So erreichen Sie uns in der Werkstatt." }\n}\n',
      ],
    },
    finds: 'page-configs/general/schreiben.ts:7:3 page-configs/metadata.json has a head for "schreiben", too',
  },
  'a kind whose entry is missing': {
    files: { 'page-configs/kinds.ts': [`werk: { metadata: 'werkstatt'`, `werk: { metadata: 'werkstat'`] },
    finds:
      'page-configs/kinds.ts:5:21 expected  an entry of page-configs/metadata.json\nreceived  "werkstat"\ndid you mean "werkstatt"?',
    fixed: 'as before',
  },
  'a page that misses its entry by a letter': {
    files: {
      'page-configs/metadata.json': bogen('bogen'),
      [page]: ['"bogen"', '"bogn"'],
    },
    finds: `${page}:2:11 did you mean "bogen"?`,
    fixed: 'as before',
  },
  'a page with a head of its own, and a name that is like another’s': {
    files: {
      'page-configs/general/schreiben.ts': [`name: 'schreiben'`, `name: 'bogem'`],
      'page-configs/metadata.json': bogen('bogen'),
    },
  },
}
