import type { RuleExample } from '../rule.ts'

const file = 'content/api/notizen.json'

export const examples: RuleExample[] = [
  {
    name: 'two articles with one id',
    files: { [file]: (text) => text.replace('[', '[{ "id": "Holz", "title": "Holz" },') },
    finds: [{ at: `${file}:3:11`, says: `${file} has the same` }],
  },
  {
    name: 'an article in a file of another name',
    files: {
      [file]: undefined,
      'content/api/notizen/holz.json': JSON.stringify({ id: 'hloz', title: 'Holz' }),
    },
    finds: [{ at: 'content/api/notizen/holz.json:1:7', says: 'the file has another name: no page finds it' }],
    fixed: { 'content/api/notizen/holz.json': (text) => text.replace('hloz', 'holz') },
  },
  {
    name: 'an article in the file of its name',
    files: {
      [file]: undefined,
      'content/api/notizen/holz.json': JSON.stringify({ id: 'holz', title: 'Holz' }),
    },
    finds: [],
  },
]
