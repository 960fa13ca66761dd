import type { RuleExamples } from '../../support/rule-example.ts'

const home = 'page-configs/general/index.ts'

export const examples: RuleExamples = {
  'a misspelt key of a block': {
    files: { [home]: ['emptyText:', 'emtyText:'] },
    finds: `${home}:16:7 did you mean "emptyText"?`,
    fixed: 'as before',
  },
  'a key beside the one that is meant: both would be one': {
    files: { 'page-configs/metadata.json': ['"title"', '"titel": "Lampen", "title"'] },
    finds: 'page-configs/metadata.json:3:5 received  key "titel"',
  },
  'a known key': {
    files: { [home]: [`badge: 'Frisch',`, `badge: 'Alt',`] },
  },
}
