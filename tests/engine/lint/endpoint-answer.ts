import type { RuleExample } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'
const page = 'page-configs/werke/bogen.json'

/** Returns a list as PHP sends it after entries were removed. */
function keyed(text: string): string {
  const list: unknown[] = JSON.parse(text)
  return JSON.stringify({ data: Object.fromEntries(list.map((entry, index) => [index * 2, entry])) })
}

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
  {
    name: 'one page of several',
    files: {
      [file]: (text) => `{ "current_page": 1, "last_page": 3, "data": ${text} }`,
      [page]: (text) => text.replace('"prefix"', '"envelope": "data", "prefix"'),
    },
    finds: [{ at: `${file}:1:1`, says: 'is page 1 of 3\nexpected  the whole list in one answer' }],
  },
  {
    name: 'a list that became an object',
    files: {
      [file]: keyed,
      [page]: (text) => text.replace('"prefix"', '"envelope": "data", "prefix"'),
    },
    finds: [{ at: `${file}:1:1`, says: 'not an object with numbers as keys (Laravel: ->values())' }],
  },
  {
    name: 'warnings of PHP before the answer',
    files: { [file]: (text) => `<br />\n<b>Warning</b>:  Undefined variable $a in a.php\n${text}` },
    finds: [{ at: `${file}:1:1`, says: 'PHP warnings are before the JSON\nexpected  display_errors = Off' }],
  },
  {
    name: 'output of a tool behind the answer',
    files: { [file]: (text) => `${text.trim()}<!-- debugbar -->` },
    finds: [{ at: `${file}:16:2`, says: 'the data has ended before this: remove it' }],
  },
  {
    name: 'an answer in UTF-16',
    files: { [file]: '\uFFFD\uFFFD[\0]\0' },
    finds: [{ at: `${file}:1:1`, says: 'is not written in UTF-8' }],
  },
]
