import { lampAnswer as answer, lampPage as page } from '../../support/example-edits.ts'
import type { RuleExample } from '../../support/rule-example.ts'

export const examples: RuleExample[] = [
  {
    name: 'a title that was written again further down',
    files: { [page]: (text) => text.replace('"blocks"', '"title": "Bogenlampe",\n  "blocks"') },
    finds: [{ at: `${page}:11:3`, says: '"title" is written twice' }],
  },
  {
    name: 'in an item of the content',
    files: {
      [answer]: (text) =>
        text.replace('"title": "Die Bogenlampe"', '"title": "X: {", "title": "Die Bogenlampe"'),
    },
    finds: [{ at: `${answer}:4:22`, says: '"title" is written twice' }],
  },
  {
    name: 'in the second entry of a list in the second',
    files: {
      [answer]: (text) => text.replace('"answer": "Eine', '"answer" : "Keine", "answer": "Eine'),
    },
    finds: [{ at: `${answer}:13:70`, says: '[1].faq_entries[1].answer' }],
  },
  {
    name: 'the same key of several objects, and a text that looks like one',
    files: {
      [answer]: (text) => text.replace('"Die Bogenlampe"', String.raw`"Die Bogenlampe \"title\": neu"`),
    },
    finds: [],
  },
]
