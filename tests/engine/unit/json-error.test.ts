import { expect, test } from 'vitest'
import { jsonError } from '../../../src/lint/json-error.ts'

test.each<[string, string]>([
  ['a comma before the end', '[{ "a": 1 },\n^]'],
  ['two commas', '{ "a": 1,^, "b": 2 }'],
  ['a comma that is not there', '{ "a": 1 ^"b": 2 }'],
  ['a key without quotes', '{ ^a: 1 }'],
  ['a word that is none', '[tr^ie]'],
  ['a line end in a text', '["a^\n"]'],
  ['what comes after the end', '[1] ^]'],
  ['an end that is not there', '[{ "a": [1, 2^'],
  ['a text without its end', '["abc^'],
  ['nothing', '^'],
])('%s', (_name, marked) => {
  expect(jsonError(marked.replace('^', ''))).toBe(marked.indexOf('^'))
})

test('JSON has no error', () => {
  expect(jsonError('[{ "a": [1, 2.5e3, null, "\\u00e9"] }]')).toBeUndefined()
})
