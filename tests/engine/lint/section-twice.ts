import type { RuleExamples } from '../../support/rule-example.ts'

const page = 'page-configs/werke/bogen.json'
const withIntro = (intro: string) => (text: string) =>
  text
    .replace('"id": "fragen"', `"id": "fragen"`)
    .replace(`    { "type": "faq"`, `    ${intro},\n    { "type": "faq"`)

export const examples: RuleExamples = {
  'a block that was copied with its section': {
    files: { [page]: withIntro('{ "type": "intro", "section": 1 }') },
    finds: `${page}:19:35 blocks[0] shows it already`,
  },
  'a block that was copied with another id': {
    files: {
      [page]: withIntro(
        '{ "type": "intro", "section": 1, "heading": "Aus Esche" }, { "type": "intro", "id": "holz", "section": 1, "heading": "Aus Esche" }',
      ),
    },
    finds: `${page}:19:122 blocks[2] is the same`,
  },
  'another part of a section, under a heading of its own': {
    files: { [page]: withIntro('{ "type": "intro", "section": 1, "heading": "Aus Esche" }') },
  },
}
