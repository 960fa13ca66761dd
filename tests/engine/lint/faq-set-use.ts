import type { RuleExample } from '../../support/rule-example.ts'

const set = JSON.stringify(
  Array.from({ length: 10 }, (_, index) => ({ question: `Frage ${index}?`, answer: `Antwort ${index}.` })),
)
const withSet = (text: string) =>
  text.replace('  blocks:', `  structuredData: { faqSet: 'fragen' },\n  blocks:`)

export const examples: RuleExample[] = [
  {
    name: 'a set that no page names',
    files: { 'page-configs/structured-data/fragen.json': set },
    finds: [{ at: 'page-configs/structured-data/fragen.json:1:1', says: 'no page has these questions' }],
  },
  {
    name: 'a set that was kept when a page was copied',
    files: {
      'page-configs/structured-data/fragen.json': set,
      'page-configs/general/index.ts': withSet,
      'page-configs/general/schreiben.ts': withSet,
    },
    finds: [
      {
        at: 'page-configs/general/schreiben.ts:11:29',
        says: 'page-configs/general/index.ts has this set, too',
      },
    ],
  },
  {
    name: 'a set of two pages, of which it is named like the second, beside one that is nobody’s for that',
    files: {
      'page-configs/structured-data/schreiben.json': set,
      'page-configs/structured-data/werkstatt.json': set,
      'page-configs/general/index.ts': (text) => withSet(text).replace('fragen', 'schreiben'),
      'page-configs/general/schreiben.ts': (text) => withSet(text).replace(`'fragen'`, `'schreiben'`),
    },
    finds: [
      {
        at: 'page-configs/general/index.ts:8:29',
        says: 'page-configs/general/schreiben.ts has this set, too',
      },
    ],
  },
  {
    name: 'a set of one page',
    files: { 'page-configs/structured-data/fragen.json': set, 'page-configs/general/index.ts': withSet },
    finds: [],
  },
]
