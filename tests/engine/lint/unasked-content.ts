import type { RuleExample } from '../../support/rule-example.ts'

export const examples: RuleExample[] = [
  {
    name: 'an answer that no page asks for',
    files: { 'content/api/stehlampe.json': '[]' },
    finds: [{ at: 'content/api/stehlampe.json:1:1', says: 'no page asks for /api/stehlampe' }],
  },
  {
    name: 'one of a short name',
    files: { 'content/api/lux.json': '[]' },
    finds: [{ at: 'content/api/lux.json:1:1', says: 'no page asks for /api/lux' }],
  },
  {
    name: 'a list that is made of files',
    files: {
      'content/api/notizen.json': undefined,
      'content/api/notizen/holz.json': '{ "id": "holz", "title": "Holz" }',
    },
    finds: [],
  },
]
