import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
  'an answer that no page asks for': {
    files: { 'content/api/stehlampe.json': '[]' },
    finds: 'content/api/stehlampe.json:1:1 no page asks for /api/stehlampe',
  },
  'one of a short name': {
    files: { 'content/api/lux.json': '[]' },
    finds: 'content/api/lux.json:1:1 no page asks for /api/lux',
  },
  'a list that is made of files': {
    files: {
      'content/api/notizen.json': undefined,
      'content/api/notizen/holz.json': '{ "id": "holz", "title": "Holz" }',
    },
  },
}
