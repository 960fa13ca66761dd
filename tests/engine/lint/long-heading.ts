import type { RuleExamples } from '../../support/rule-example.ts'

const long = (length: number) => 'Licht und '.repeat(length / 10).trim()

export const examples: RuleExamples = {
  'a heading of a config, and a title of the content': {
    files: {
      'page-configs/general/schreiben.ts': ['Was dürfen wir bauen?', long(3_000)],
      'content/api/bogen.json': ['Was man uns fragt', long(210)],
    },
    finds: [
      'page-configs/general/schreiben.ts:16:16 received  2999: "Licht und Licht',
      'content/api/bogen.json:10:14 expected  a heading of at most 200 characters',
    ],
  },
  'a heading of 200 characters': {
    files: { 'page-configs/general/schreiben.ts': ['Was dürfen wir bauen?', long(200)] },
  },
}
