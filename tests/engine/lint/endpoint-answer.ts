import { article } from '../../support/example-edits.ts'
import { englishFiles } from '../../support/example-translations.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'
const page = 'page-configs/werke/bogen.json'

/** Returns a list as PHP sends it after entries were removed. */
function keyed(text: string): string {
  const list: unknown[] = JSON.parse(text)
  return JSON.stringify({ data: Object.fromEntries(list.map((entry, index) => [index * 2, entry])) })
}

export const examples: RuleExamples = {
  'a file that is not there, and the one that is meant': {
    files: { [page]: ['"endpoint": "bogen"', '"endpoint": "bogn"'] },
    finds: `${page}:4:28 there is no file content/api/bogn.json; write it`,
    fixed: 'as before',
  },
  'a file that no page reads': {
    files: { [file]: undefined },
    finds: `${page}:4:28 there is no file content/api/bogen.json`,
  },
  'a file in the folder above': {
    files: { [file]: undefined, 'content/bogen.json': '[]' },
    finds: `${page}:4:28 content/bogen.json is in the wrong folder: move it to ${file}`,
  },
  'a page of HTML': {
    files: { [file]: '<!doctype html><title>Nicht da</title>' },
    finds: `${file}:1:1 is a page of HTML`,
  },
  'a file that is translated: its translation is no finding': {
    files: { ...englishFiles(), [file]: '[', 'content/translations/en/api/bogen.json': '{ "texts": {} }' },
    finds: `${file}:1:2 cannot be read as JSON`,
  },
  'a comma before the end': {
    files: { [file]: '[{ "section": "a" },\n]' },
    finds: `${file}:1:20 cannot be read as JSON: the comma before ] has nothing after it`,
    fixed: { [file]: () => '[{ "section": "a" }\n]' },
  },
  'one of the files of a list: the file is the only finding': {
    files: {
      'content/api/notizen.json': undefined,
      'content/api/notizen/holz.json': '{ "id": "holz", "title": "Holz",, "content": "" }',
      'content/api/notizen/wald.json': JSON.stringify({ id: 'wald', title: 'Wald' }),
    },
    finds: 'content/api/notizen/holz.json:1:33 cannot be read as JSON: one of two commas is too many',
    fixed: { 'content/api/notizen/holz.json': [',,', ','] },
  },
  'another envelope': {
    files: { [file]: (text) => `{ "data": ${text} }` },
    finds: `${file}:1:1 does not match content.envelope of ${page}`,
  },
  'a list that the host encodes twice': {
    files: { [file]: JSON.stringify },
    finds: `${file}:1:1 is a text that contains JSON: the host encodes it twice`,
  },
  'a failure that is told with status 200': {
    files: {
      [file]: '{ "success": false, "data": [] }',
      [page]: ['"prefix"', '"envelope": "either", "prefix"'],
    },
    finds: `${file}:1:1 "success": false`,
  },
  'an empty list': {
    files: { 'content/api/notizen.json': '[]' },
    finds: 'content/api/notizen.json:1:1 is an empty list',
  },
  'an envelope that the page names': {
    files: {
      [file]: (text) => `{ "data": ${text} }`,
      [page]: ['"prefix"', '"envelope": "data", "prefix"'],
    },
  },
  'one page of several': {
    files: {
      [file]: (text) => `{ "current_page": 1, "last_page": 3, "data": ${text} }`,
      [page]: ['"prefix"', '"envelope": "data", "prefix"'],
    },
    finds: `${file}:1:1 is page 1 of 3\nexpected  the whole list in one answer`,
  },
  'a list that became an object': {
    files: {
      [file]: keyed,
      [page]: ['"prefix"', '"envelope": "data", "prefix"'],
    },
    finds: `${file}:1:1 not an object with numbers as keys (Laravel: ->values())`,
  },
  'warnings of PHP before the answer': {
    files: { [file]: (text) => `<br />\n<b>Warning</b>:  Undefined variable $a in a.php\n${text}` },
    finds: `${file}:1:1 PHP warnings are before the JSON\nexpected  display_errors = Off`,
  },
  'output of a tool behind the answer': {
    files: { [file]: (text) => `${text.trim()}<!-- debugbar -->` },
    finds: `${file}:16:2 the data has ended before this: remove it`,
  },
  'an article within "data", as resources of Laravel are sent': {
    files: { ...article, 'content/api/notizen/holz.json': '{ "data": { "id": "holz" } }' },
    finds:
      'content/api/notizen/holz.json:1:1 is not an article\nexpected  an object with an "id", without "data" around it (Laravel',
  },
  'an object without an id in place of an article': {
    files: { ...article, 'content/api/notizen/holz.json': '{}' },
    finds: 'content/api/notizen/holz.json:1:1 is not an article\nexpected  an object with an "id"',
  },
  'an error of the host that is sent with status 200': {
    files: { [file]: '{ "code": 500, "message": "Too many connections" }' },
    finds: `${file}:1:1 the response reports failure: "message": "Too many connections"`,
  },
  'an answer that is compressed, without its header': {
    files: { [file]: '\u001F\uFFFD\b\0' },
    finds: `${file}:1:1 is compressed with gzip, and no header names it`,
  },
  'an answer in UTF-16': {
    files: { [file]: '\uFFFD\uFFFD[\0]\0' },
    finds: `${file}:1:1 is not written in UTF-8`,
  },
}
