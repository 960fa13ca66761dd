import { lampAnswer as answer, lampPage as page } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
  'a title that was written again further down': {
    files: { [page]: ['"blocks"', '"title": "Bogenlampe",\n  "blocks"'] },
    finds: `${page}:11:3 "title" is written twice`,
  },
  'in the second entry of a list in the second': {
    files: { [answer]: ['"answer": "Eine', '"answer" : "Keine", "answer": "Eine'] },
    finds: `${answer}:13:70 [1].faq_entries[1].answer`,
  },
  'in a .ts config, at the page and in a value of its own': {
    files: {
      'page-configs/general/schreiben.ts': [
        ["name: 'schreiben',", "name: 'x',\n  name: 'schreiben',"],
        ['export default', 'export const teil = { "a": 1, b: { a: 1 }, a: 2 }\n\nexport default'],
      ],
    },
    finds: [
      'page-configs/general/schreiben.ts:3:44 "a" is written twice',
      'page-configs/general/schreiben.ts:8:3 "name" is written twice, and only the last',
    ],
  },
  'a .ts config whose objects have keys of one name each, and a choice between values': {
    files: {
      'page-configs/general/schreiben.ts': [
        'export default',
        'const ja = true\nexport const teile = { a: ja ? { b: ja } : 1, c: ja ? 2 : { b: 3 }, get d() { return 1 } }\n\nexport default',
      ],
    },
  },
  'the same key of several objects, and a text that looks like one': {
    files: { [answer]: ['"Die Bogenlampe"', String.raw`"Die Bogenlampe \"title\": neu"`] },
  },
}
