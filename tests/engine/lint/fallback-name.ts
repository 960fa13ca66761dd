import type { RuleExamples } from '../../support/rule-example.ts'

const withFallback = (name: string) => (text: string) =>
  text.replace(`kind: 'articles' }`, `kind: 'articles', fallback: '${name}' }`)

export const examples: RuleExamples = {
  'a file that is not there, and the one that is meant': {
    files: {
      'page-configs/general/index.ts': withFallback('notizn'),
      'page-configs/fallback/notizen.json': '[]',
    },
    finds:
      'page-configs/general/index.ts:7:63 expected  a file of page-configs/fallback, without .json\nreceived  "notizn"\ndid you mean "notizen"?',
    fixed: { 'page-configs/general/index.ts': ['notizn', 'notizen'] },
  },
  'a file that is there': {
    files: {
      'page-configs/general/index.ts': withFallback('notizen'),
      'page-configs/fallback/notizen.json': '[]',
    },
  },
}
