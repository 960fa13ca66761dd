import { smallPage as page } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'content/api/notizen.json'

export const examples: RuleExamples = {
  'two articles with one id': {
    files: { [file]: ['[', '[{ "id": "Holz", "title": "Holz" },'] },
    finds: `${file}:3:11 ${file} has the same`,
  },
  'an article in a file of another name': {
    files: {
      [file]: undefined,
      'content/api/notizen/holz.json': JSON.stringify({ id: 'hloz', title: 'Holz' }),
    },
    finds: 'content/api/notizen/holz.json:1:7 the file has another name: no page finds it',
    fixed: { 'content/api/notizen/holz.json': ['hloz', 'holz'] },
  },
  'an article whose id is a number, and one that says the id of another in capitals': {
    files: {
      [file]: undefined,
      'content/api/notizen/7.json': JSON.stringify({ id: 8, title: 'Acht' }),
      'content/api/notizen/holz.json': JSON.stringify({ id: 'holz', title: 'Holz' }),
      'content/api/notizen/wald.json': JSON.stringify({ id: 'HOLZ', title: 'Wald' }),
    },
    finds: [
      'content/api/notizen/7.json:1:7 no page finds it\nexpected  "7"\nreceived  "8"',
      'content/api/notizen/wald.json:1:7 content/api/notizen/holz.json has the same',
    ],
    fixed: { 'content/api/notizen/7.json': ['8', '"7"'] },
  },
  'ids of several scripts and with signs, in files of their names': {
    files: {
      [file]: undefined,
      ...Object.fromEntries(
        ['led wall', 'எல்இடி', 'Ünal', '50%-off', 'h#1', 'a&b', "it's", '%20', '007'].map((id) => [
          `content/api/notizen/${id}.json`,
          JSON.stringify({ id, title: id }),
        ]),
      ),
    },
  },
  'ids that cannot be an address': {
    files: {
      [file]: JSON.stringify(
        ['q?x', '../../x', 'index'].map((id) => ({ id, title: id, created_at: '2025-01-01' })),
        undefined,
        1,
      ),
    },
    finds: [
      `${file}:3:9 it cannot be an address: no file on every system can have ? in its name`,
      `${file}:8:9 it cannot be an address: no file on every system can have / in its name`,
      `${file}:13:9 it cannot be an address: servers answer the address of the folder`,
    ],
  },
  'an article at the address of a page': {
    files: {
      'page-configs/general/notizen/holz.ts': page('holz'),
      'page-configs/general/notizen/[id].ts': [
        'noindex',
        "content: { kind: 'article', endpoint: 'notizen/:id' },\n  noindex",
      ],
      [file]: undefined,
      'content/api/notizen/Holz.json': JSON.stringify({
        id: 'Holz',
        title: 'Holz',
        desc: 'Holz',
        content: 'Holz',
      }),
    },
    finds:
      'content/api/notizen/Holz.json:1:7 page-configs/general/notizen/holz.ts is the page of this address',
  },
  'names that look the same': {
    files: {
      [file]: undefined,
      ['content/api/notizen/U\u0308nal.json']: JSON.stringify({ id: 'Ünal', title: 'Ünal' }),
      'content/api/notizen/Bär.json': JSON.stringify({ id: 'Bär', title: 'Bär' }),
      'content/api/notizen/bär.json': JSON.stringify({ id: 'bär', title: 'Bär' }),
    },
    finds: [
      'content/api/notizen/Ünal.json:1:7 no page finds it (the two look the same',
      'content/api/notizen/bär.json:1:7 the same id but for letter case or accents',
    ],
    fixed: { 'content/api/notizen/U\u0308nal.json': ['Ünal', 'U\u0308nal'] },
  },
}
