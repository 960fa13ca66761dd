import type { RuleExample } from '../../support/rule-example.ts'

const mark = '\uFEFF'
const files = ['page-configs/metadata.json', 'page-configs/general/schreiben.ts']

export const examples: RuleExample[] = [
  {
    name: 'a mark in JSON and in TypeScript',
    files: Object.fromEntries(files.map((file) => [file, (text: string) => mark + text])),
    finds: files.map((file) => ({ at: `${file}:1:1`, says: 'begins with a byte-order mark' })),
    fixed: Object.fromEntries(files.map((file) => [file, (text: string) => text.slice(1)])),
  },
  {
    name: 'the same sign within a text',
    files: { 'page-configs/general/schreiben.ts': (text) => text.replace('Was dürfen', `Was${mark} dürfen`) },
    finds: [],
  },
]
