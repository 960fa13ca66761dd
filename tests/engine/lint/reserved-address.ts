import { smallPage as page } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
  'folders of files, and a file of publishing': {
    files: {
      'page-configs/general/404.ts': page('fehler'),
      'page-configs/general/Media.ts': page('medien'),
      'page-configs/general/api.ts': page('schnittstelle'),
    },
    finds: [
      'page-configs/general/404.ts:1:1 received  "/404"',
      'page-configs/general/Media.ts:1:1 this address belongs to files',
      'page-configs/general/api.ts:1:1 received  "/api"',
    ],
  },
  'a name that only begins like one': {
    files: { 'page-configs/general/medien.ts': page('medien') },
  },
}
