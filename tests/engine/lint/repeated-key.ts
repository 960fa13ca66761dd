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
    name: 'in a .ts config, at the page and in a value of its own',
    files: {
      'page-configs/general/schreiben.ts': (text) =>
        text
          .replace("name: 'schreiben',", "name: 'x',\n  name: 'schreiben',")
          .replace('export default', 'export const teil = { "a": 1, b: { a: 1 }, a: 2 }\n\nexport default'),
    },
    finds: [
      { at: 'page-configs/general/schreiben.ts:3:44', says: '"a" is written twice' },
      { at: 'page-configs/general/schreiben.ts:8:3', says: '"name" is written twice, and only the last' },
    ],
  },
  {
    name: 'a .ts config whose objects have keys of one name each, and a choice between values',
    files: {
      'page-configs/general/schreiben.ts': (text) =>
        text.replace(
          'export default',
          'const ja = true\nexport const teile = { a: ja ? { b: ja } : 1, c: ja ? 2 : { b: 3 }, get d() { return 1 } }\n\nexport default',
        ),
    },
    finds: [],
  },
  {
    name: 'the same key of several objects, and a text that looks like one',
    files: {
      [answer]: (text) => text.replace('"Die Bogenlampe"', String.raw`"Die Bogenlampe \"title\": neu"`),
    },
    finds: [],
  },
]
