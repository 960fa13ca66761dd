import type { RuleExample } from '../../support/rule-example.ts'

const home = 'page-configs/general/index.ts'

export const examples: RuleExample[] = [
  {
    name: 'a misspelt key of a block',
    files: { [home]: (text) => text.replace('emptyText:', 'emtyText:') },
    finds: [{ at: `${home}:16:7`, says: 'did you mean "emptyText"?' }],
    fixed: { [home]: (text) => text.replace('emtyText', 'emptyText') },
  },
  {
    name: 'a key beside the one that is meant: both would be one',
    files: { 'page-configs/metadata.json': (text) => text.replace('"title"', '"titel": "Lampen", "title"') },
    finds: [{ at: 'page-configs/metadata.json:3:5', says: 'received  key "titel"' }],
  },
  {
    name: 'a known key',
    files: { [home]: (text) => text.replace(`badge: 'Frisch',`, `badge: 'Alt',`) },
    finds: [],
  },
]
