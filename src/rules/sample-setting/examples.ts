import type { RuleExample } from '../rule.ts'

const site = 'page-configs/site.ts'
const marked = (text: string) =>
  text.replace('  keywords:', `  samples: ['phone', 'copyright.parent'],\n  keywords:`)

export const examples: RuleExample[] = [
  {
    name: 'settings that are invented',
    files: { [site]: marked },
    deployed: true,
    finds: [
      { at: `${site}:11:10`, says: 'received  "+49 30 1234567"' },
      { at: `${site}:42:13`, says: 'is marked as a sample' },
    ],
  },
  { name: 'the same while nobody publishes them', files: { [site]: marked }, finds: [] },
  {
    name: 'settings of the owner’s own',
    files: { [site]: (text) => text.replace('1234567', '7654321') },
    deployed: true,
    finds: [],
  },
]
