import type { RuleExample } from '../../support/rule-example.ts'

const long = (length: number) => 'Licht und '.repeat(length / 10).trim()

export const examples: RuleExample[] = [
  {
    name: 'a heading of a config, and a title of the content',
    files: {
      'page-configs/general/schreiben.ts': (text) => text.replace('Was dürfen wir bauen?', long(3_000)),
      'content/api/bogen.json': (text) => text.replace('Was man uns fragt', long(210)),
    },
    finds: [
      { at: 'page-configs/general/schreiben.ts:16:16', says: 'received  2999: "Licht und Licht' },
      { at: 'content/api/bogen.json:10:14', says: 'expected  a heading of at most 200 characters' },
    ],
  },
  {
    name: 'a heading of 200 characters',
    files: {
      'page-configs/general/schreiben.ts': (text) => text.replace('Was dürfen wir bauen?', long(200)),
    },
    finds: [],
  },
]
