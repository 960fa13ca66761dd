import type { RuleExample } from '../../support/rule-example.ts'

export const examples: RuleExample[] = [
  {
    name: 'a comma too few',
    files: {
      'page-configs/general/schreiben.ts': (text) => text.replace(`name: 'schreiben',`, `name: 'schreiben'`),
    },
    finds: [{ at: 'page-configs/general/schreiben.ts:6:3', says: 'cannot be read' }],
  },
  {
    name: 'JSON with a comma too many',
    files: { 'page-configs/werke/bogen.json': (text) => text.replace('"name"', ',"name"') },
    finds: [{ at: 'page-configs/werke/bogen.json:2:3', says: 'cannot be read' }],
  },
  {
    name: 'no default export',
    files: { 'page-configs/general/schreiben.ts': 'export const page = {}\n' },
    finds: [{ at: 'page-configs/general/schreiben.ts:1:1', says: 'it has no default export' }],
  },
  {
    name: 'a file with comments',
    files: { 'page-configs/general/schreiben.ts': (text) => `// Die Seite\n${text}` },
    finds: [],
  },
]
