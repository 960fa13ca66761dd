import { smallPage as page } from '../../support/example-edits.ts'
import type { RuleExample } from '../../support/rule-example.ts'

export const examples: RuleExample[] = [
  {
    name: 'folders of files, and a file of publishing',
    files: {
      'page-configs/general/404.ts': page('fehler'),
      'page-configs/general/Media.ts': page('medien'),
      'page-configs/general/api.ts': page('schnittstelle'),
    },
    finds: [
      { at: 'page-configs/general/404.ts:1:1', says: 'received  "/404"' },
      { at: 'page-configs/general/Media.ts:1:1', says: 'this address belongs to files' },
      { at: 'page-configs/general/api.ts:1:1', says: 'received  "/api"' },
    ],
  },
  {
    name: 'a name that only begins like one',
    files: { 'page-configs/general/medien.ts': page('medien') },
    finds: [],
  },
]
