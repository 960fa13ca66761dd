import type { RuleExample } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'
const page = 'page-configs/werke/bogen.json'

export const examples: RuleExample[] = [
  {
    name: 'a file that is not there, and the one that is meant',
    files: { [page]: (text) => text.replace('"endpoint": "bogen"', '"endpoint": "bogn"') },
    finds: [{ at: `${page}:4:28`, says: 'there is no file content/api/bogn.json; write it' }],
    fixed: { [page]: (text) => text.replace('"bogn"', '"bogen"') },
  },
  {
    name: 'a file that is nobody’s',
    files: { [file]: undefined },
    finds: [{ at: `${page}:4:28`, says: 'there is no file content/api/bogen.json' }],
  },
  {
    name: 'a page of HTML',
    files: { [file]: '<!doctype html><title>Nicht da</title>' },
    finds: [{ at: `${file}:1:1`, says: 'is a page of HTML' }],
  },
  {
    name: 'a comma too many',
    files: { [file]: (text) => text.replace('"Die Bogenlampe",', '"Die Bogenlampe",,') },
    finds: [{ at: `${file}:4:31`, says: 'cannot be read as JSON: one of two commas is too many' }],
    fixed: { [file]: (text) => text.replace(',,', ',') },
  },
  {
    name: 'a comma before the end',
    files: { [file]: '[{ "section": "a" },\n]' },
    finds: [{ at: `${file}:1:20`, says: 'cannot be read as JSON: the comma before ] has nothing after it' }],
    fixed: { [file]: () => '[{ "section": "a" }\n]' },
  },
  {
    name: 'another envelope',
    files: { [file]: (text) => `{ "data": ${text} }` },
    finds: [{ at: `${file}:1:1`, says: `does not match content.envelope of ${page}` }],
  },
  {
    name: 'a list that the host encodes twice',
    files: { [file]: JSON.stringify },
    finds: [{ at: `${file}:1:1`, says: 'is a text that contains JSON: the host encodes it twice' }],
  },
  {
    name: 'a failure that is told with status 200',
    files: {
      [file]: '{ "success": false, "data": [] }',
      [page]: (text) => text.replace('"prefix"', '"envelope": "either", "prefix"'),
    },
    finds: [{ at: `${file}:1:1`, says: '"success": false' }],
  },
  {
    name: 'an empty list',
    files: { 'content/api/notizen.json': '[]' },
    finds: [{ at: 'content/api/notizen.json:1:1', says: 'is an empty list' }],
  },
  {
    name: 'an envelope that the page names',
    files: {
      [file]: (text) => `{ "data": ${text} }`,
      [page]: (text) => text.replace('"prefix"', '"envelope": "data", "prefix"'),
    },
    finds: [],
  },
]
