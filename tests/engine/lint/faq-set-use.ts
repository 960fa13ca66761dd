import type { RuleExamples } from '../../support/rule-example.ts'

const set = JSON.stringify(
  Array.from({ length: 10 }, (_, index) => ({ question: `Frage ${index}?`, answer: `Antwort ${index}.` })),
)
const withSet = (text: string) =>
  text.replace('  blocks:', `  structuredData: { faqSet: 'fragen' },\n  blocks:`)

export const examples: RuleExamples = {
  'a set that no page names': {
    files: { 'page-configs/structured-data/fragen.json': set },
    finds: 'page-configs/structured-data/fragen.json:1:1 no page has these questions',
  },
  'a set that was kept when a page was copied': {
    files: {
      'page-configs/structured-data/fragen.json': set,
      'page-configs/general/index.ts': withSet,
      'page-configs/general/schreiben.ts': withSet,
    },
    finds: 'page-configs/general/schreiben.ts:11:29 page-configs/general/index.ts has this set, too',
  },
  'a set of two pages that has the name of the second, beside a set that no page uses': {
    files: {
      'page-configs/structured-data/schreiben.json': set,
      'page-configs/structured-data/werkstatt.json': set,
      'page-configs/general/index.ts': (text) => withSet(text).replace('fragen', 'schreiben'),
      'page-configs/general/schreiben.ts': (text) => withSet(text).replace(`'fragen'`, `'schreiben'`),
    },
    finds: 'page-configs/general/index.ts:8:29 page-configs/general/schreiben.ts has this set, too',
  },
  'a set of one page': {
    files: { 'page-configs/structured-data/fragen.json': set, 'page-configs/general/index.ts': withSet },
  },
}
