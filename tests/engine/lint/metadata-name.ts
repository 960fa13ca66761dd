import type { RuleExamples } from '../../support/rule-example.ts'

const bogen = (name: string) => (text: string) =>
  text.replace(
    /\n\}\s*$/,
    `,\n  "${name}": { "title": "Die Bogenlampe", "description": "Eine Lampe, die über den Tisch reicht." }\n}\n`,
  )
const page = 'page-configs/werke/bogen.json'

export const examples: RuleExamples = {
  'a page that misses its entry by a letter': {
    files: {
      'page-configs/metadata.json': bogen('bogen'),
      [page]: ['"bogen"', '"bogn"'],
    },
    finds: `${page}:2:11 did you mean "bogen"?`,
    fixed: 'as before',
  },
  'a page that has its entry': {
    files: { 'page-configs/metadata.json': bogen('bogen') },
  },
  'a page with a head of its own, and a name that is like another’s': {
    files: {
      'page-configs/general/schreiben.ts': [`name: 'schreiben'`, `name: 'bogem'`],
      'page-configs/metadata.json': bogen('bogen'),
    },
  },
}
