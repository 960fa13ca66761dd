import { withFaqSet } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'
import { tenQuestions } from '../../support/ten-questions.ts'

const set = JSON.stringify(tenQuestions)

export const examples: RuleExamples = {
  'a set that no page names': {
    files: { 'page-configs/structured-data/fragen.json': set },
    finds: 'page-configs/structured-data/fragen.json:1:1 no page has these questions',
  },
  'a set that was kept when a page was copied': {
    files: {
      'page-configs/structured-data/fragen.json': set,
      'page-configs/general/index.ts': withFaqSet('fragen'),
      'page-configs/general/schreiben.ts': withFaqSet('fragen'),
    },
    finds: 'page-configs/general/schreiben.ts:11:29 page-configs/general/index.ts has this set, too',
  },
  'a set of two pages that has the name of the second, beside a set that no page uses': {
    files: {
      'page-configs/structured-data/schreiben.json': set,
      'page-configs/structured-data/werkstatt.json': set,
      'page-configs/general/index.ts': withFaqSet('schreiben'),
      'page-configs/general/schreiben.ts': withFaqSet('schreiben'),
    },
    finds: 'page-configs/general/index.ts:8:29 page-configs/general/schreiben.ts has this set, too',
  },
  'a set of one page': {
    files: {
      'page-configs/structured-data/fragen.json': set,
      'page-configs/general/index.ts': withFaqSet('fragen'),
    },
  },
}
