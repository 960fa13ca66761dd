import type { RuleExample } from '../../support/rule-example.ts'

const page = 'page-configs/werke/bogen.json'
const withIntro = (intro: string) => (text: string) =>
  text
    .replace('"id": "fragen"', `"id": "fragen"`)
    .replace(`    { "type": "faq"`, `    ${intro},\n    { "type": "faq"`)

export const examples: RuleExample[] = [
  {
    name: 'a block that was copied with its section',
    files: { [page]: withIntro('{ "type": "intro", "section": 1 }') },
    finds: [{ at: `${page}:19:35`, says: 'block 0 shows it already' }],
  },
  {
    name: 'another part of a section, under a heading of its own',
    files: { [page]: withIntro('{ "type": "intro", "section": 1, "heading": "Aus Esche" }') },
    finds: [],
  },
]
