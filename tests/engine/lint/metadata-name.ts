import type { RuleExample } from '../../support/rule-example.ts'

const bogen = (name: string) => (text: string) =>
  text.replace(
    /\n\}\s*$/,
    `,\n  "${name}": { "title": "Die Bogenlampe", "description": "Eine Lampe, die über den Tisch reicht." }\n}\n`,
  )
const page = 'page-configs/werke/bogen.json'

export const examples: RuleExample[] = [
  {
    name: 'a page that misses its entry by a letter',
    files: {
      'page-configs/metadata.json': bogen('bogen'),
      [page]: (text) => text.replace('"bogen"', '"bogn"'),
    },
    finds: [{ at: `${page}:2:11`, says: 'did you mean "bogen"?' }],
    fixed: { [page]: (text) => text.replace('"bogn"', '"bogen"') },
  },
  {
    name: 'a page that has its entry',
    files: { 'page-configs/metadata.json': bogen('bogen') },
    finds: [],
  },
  {
    name: 'a page with a head of its own, and a name that is like another’s',
    files: {
      'page-configs/general/schreiben.ts': (text) => text.replace(`name: 'schreiben'`, `name: 'bogem'`),
      'page-configs/metadata.json': bogen('bogen'),
    },
    finds: [],
  },
]
