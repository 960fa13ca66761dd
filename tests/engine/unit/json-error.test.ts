import { expect, test } from 'vitest'
import { applyEdits } from '../../../src/util/apply-edits.ts'
import { jsonError } from '../../../src/util/json-error.ts'

/** Each text has ^ before its first error. The reason follows, and the corrected text where that is certain. */
test.each<[string, string, string?]>([
  ['[{ "a": 1 }^,\n]', 'the comma before ] has nothing after it', '[{ "a": 1 }\n]'],
  ['{ "a": 1^, }', 'the comma before } has nothing after it', '{ "a": 1 }'],
  ['{ "a": 1,^, "b": 2 }', 'one of two commas is too many', '{ "a": 1, "b": 2 }'],
  ['{ "a": 1 ^"b": 2 }', 'a comma is missing before this'],
  ['{\n"a": "x"^\n"b": 2 }', 'a comma is missing at the end of this line', '{\n"a": "x",\n"b": 2 }'],
  ['[\n{}^ \n\n{} ]', 'a comma is missing at the end of this line', '[\n{}, \n\n{} ]'],
  ['[1\n^2]', 'a comma is missing before line 2'],
  ['[ "er sagte "^hallo" laut" ]', 'a text ends before this: write a quotation mark inside a text as \\"'],
  ['{ "a" ^1 }', 'a colon is missing before this'],
  ['{ "a": ^}', 'a value is missing before }'],
  ['{ ^a: 1 }', 'a needs double quotation marks'],
  ['{ "b": 2, ^a-1: 1 }', 'a-1 needs double quotation marks'],
  ['[^trie]', 'trie needs double quotation marks'],
  ['{ "a": ^Eiche }', 'Eiche needs double quotation marks'],
  ['{ "a": ^"C:\\x" }', 'this text has a sign that JSON does not allow: write \\\\ for a backslash'],
  [`{ ^'a': 1 }`, `' is not a quotation mark of JSON: write "`],
  ['{ ^“a”: 1 }', '“ is not a quotation mark of JSON: write "'],
  ['^// Notiz\n[]', 'a comment, which JSON does not allow: remove it'],
  ['["a^\n"]', 'the closing quotation mark is missing on this line'],
  ['[1] ^]', 'the data has ended before this: remove it'],
  ['[1]\n^xx', 'the data has ended before this: remove it'],
  ['[\n{ "a": [1, 2] ^]', 'the { of line 2 is not closed before ]'],
  ['[\n{ "a": [1, 2^', 'the [ of line 2 is not closed'],
  ['["abc^', 'the [ of line 1 is not closed'],
  ['^<html></html>', 'this is HTML, not JSON'],
  ['{\n^<<<<<<< ours\n', 'git has marked a conflict of two versions here: keep one of them'],
  ['^', 'the file is empty'],
])('%s: %s', (marked, reason, fixed) => {
  const text = marked.replace('^', '')
  const error = jsonError(text)
  expect(error).toMatchObject({ offset: marked.indexOf('^'), reason })
  const fix = error?.fix && 'text' in error.fix ? error.fix.text : undefined
  expect(fix && applyEdits(text, [{ ...fix, text: fix.instead }])).toBe(fixed)
})

test('JSON has no error', () => {
  expect(jsonError('[{ "a": [1, 2.5e3, null, "\\u00e9"] }]')).toBeUndefined()
})
