import { withFaqSet } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'
import { tenQuestions } from '../../support/ten-questions.ts'

const set = JSON.stringify(tenQuestions)
const withFallback = (name: string) => (text: string) =>
  text.replace(`kind: 'articles' }`, `kind: 'articles', fallback: '${name}' }`)

export const examples: RuleExamples = {
  'a set that is not there, and the one that is meant': {
    files: {
      'page-configs/general/schreiben.ts': withFaqSet('fragn'),
      'page-configs/structured-data/fragen.json': set,
    },
    finds:
      'page-configs/general/schreiben.ts:11:29 expected  a file of page-configs/structured-data, without .json\nreceived  "fragn"\ndid you mean "fragen"?',
    fixed: { 'page-configs/general/schreiben.ts': ['fragn', 'fragen'] },
  },
  'a set that is there': {
    files: {
      'page-configs/general/schreiben.ts': withFaqSet('fragen'),
      'page-configs/structured-data/fragen.json': set,
    },
  },
  'a fallback that is not there, and the one that is meant': {
    files: {
      'page-configs/general/index.ts': withFallback('notizn'),
      'page-configs/fallback/notizen.json': '[]',
    },
    finds:
      'page-configs/general/index.ts:7:63 expected  a file of page-configs/fallback, without .json\nreceived  "notizn"\ndid you mean "notizen"?',
    fixed: { 'page-configs/general/index.ts': ['notizn', 'notizen'] },
  },
}
