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
  'a key with an earlier name, as after an upgrade': {
    files: {
      'page-configs/brand.tokens.json': [
        '{',
        '{ "duration": { "patience": { "$value": { "value": 200, "unit": "ms" } } },',
      ],
    },
    finds: 'page-configs/brand.tokens.json:1:17 "patience" is called "delay" since version 0.5.0',
    fixed: { 'page-configs/brand.tokens.json': ['patience', 'delay'] },
  },
  'a known key': {
    files: { [home]: [`badge: 'Frisch',`, `badge: 'Alt',`] },
  },
}
