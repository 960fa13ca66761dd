import type { RuleExamples } from '../../support/rule-example.ts'

const mark = '\uFEFF'
const files = ['page-configs/metadata.json', 'page-configs/general/schreiben.ts']

export const examples: RuleExamples = {
  'a mark in JSON and in TypeScript': {
    files: Object.fromEntries(files.map((file) => [file, (text: string) => mark + text])),
    finds: files.map((file) => `${file}:1:1 begins with a byte-order mark`),
    fixed: 'as before',
  },
  'the same sign within a file': {
    files: { 'page-configs/general/schreiben.ts': ['export default', `// ${mark}\nexport default`] },
  },
}
