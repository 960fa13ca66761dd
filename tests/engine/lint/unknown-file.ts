import type { RuleExamples } from '../../support/rule-example.ts'

const page = `import { definePage } from 'pagework'

export default definePage({ name: 'x', title: 'X', noindex: true, blocks: [{ type: 'hero', heading: 'X' }] })
`

export const examples: RuleExamples = {
  'a folder that is misspelt': {
    files: { 'page-configs/werk/ring.ts': page },
    finds:
      'page-configs/werk/ring.ts:1:1 problem   nothing reads this file\nexpected  one of the folders general, werke, structured-data, fallback, or an import of it\nreceived  "werk"\ndid you mean "werke"?',
  },
  'endings that nobody reads, and a file beside the folders': {
    files: {
      'page-configs/werke/ring.jsonc': '{}',
      'page-configs/werke/stab.JSON': '{}',
      'page-configs/werke/kugel.js': 'export default {}',
      'page-configs/notiz.json': '{}',
    },
    finds: [
      'page-configs/notiz.json:1:1 a .ts or .json file of its folder, or an import of it\nreceived  "notiz.json"',
      'page-configs/werke/kugel.js:1:1 a .ts or .json file',
      'page-configs/werke/ring.jsonc:1:1 a .ts or .json file',
      'page-configs/werke/stab.JSON:1:1 a .ts or .json file',
    ],
  },
  'what a config imports, and notes for people': {
    files: {
      'page-configs/teile/anfang.ts': `export const anfang = 'Licht, einzeln gebaut'\n`,
      'page-configs/general/index.ts': (text) =>
        `import { anfang } from '../teile/anfang.ts'\n${text.replace(`'Licht, einzeln gebaut'`, 'anfang')}`,
      'page-configs/LIESMICH.md': 'Notizen',
    },
  },
}
