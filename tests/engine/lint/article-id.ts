import type { RuleExample } from '../../support/rule-example.ts'

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
    name: 'an article whose id is a number, and one that says the id of another in capitals',
    files: {
      [file]: undefined,
      'content/api/notizen/7.json': JSON.stringify({ id: 8, title: 'Acht' }),
      'content/api/notizen/holz.json': JSON.stringify({ id: 'holz', title: 'Holz' }),
      'content/api/notizen/wald.json': JSON.stringify({ id: 'HOLZ', title: 'Wald' }),
    },
    finds: [
      { at: 'content/api/notizen/7.json:1:7', says: 'no page finds it\nexpected  "7"\nreceived  "8"' },
      { at: 'content/api/notizen/wald.json:1:7', says: 'content/api/notizen/holz.json has the same' },
    ],
    fixed: { 'content/api/notizen/7.json': (text) => text.replace('8', '"7"') },
  },
  {
    name: 'articles in files of their names, one of which is a number',
    files: {
      [file]: undefined,
      'content/api/notizen/holz.json': JSON.stringify({ id: 'holz', title: 'Holz' }),
      'content/api/notizen/7.json': JSON.stringify({ id: 7, title: 'Sieben' }),
    },
    finds: [],
  },
]
