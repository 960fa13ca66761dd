import { expect, test } from 'vitest'
import { pictureRule, pictureSources, stringsIn } from '../../../src/site/content/picture-rule.ts'

const origin = 'https://site.example'

test.each([
  [['https:'], '/storage/a.webp', true],
  [['https:'], 'https://site.example/a.webp', true],
  [['https:'], 'https://b.example/a.webp', true],
  [['https:'], 'http://b.example/a.webp', false],
  [['https://b.example'], 'https://b.example/a.webp', true],
  [['https://b.example'], 'https://c.example/a.webp', false],
  [['https://*.b.example'], 'https://img.b.example/a.webp', true],
  [['https://*.b.example'], 'http://img.b.example/a.webp', false],
  [['https://*.b.example'], 'https://b.example/a.webp', false],
  [['https://*.b.example'], 'https://img.b.example.evil/a.webp', false],
  [[], '//', false],
])('sources %j: %s is allowed: %s', (sources, address, isAllowed) => {
  expect(pictureRule(origin, sources)(address)).toBe(isAllowed)
})

test('pictures may come from any https host unless the settings name hosts', () => {
  expect(pictureSources({ pictureHosts: undefined })).toEqual(['https:'])
  expect(pictureSources({ pictureHosts: ['b.example'] })).toEqual(['https://b.example'])
})

test('the texts of a block’s props are found, however deep they lie', () => {
  const deep = { first: 'a', list: ['b', null, 7, { two: 'c', none: undefined, yes: true }], empty: {} }
  expect(stringsIn(deep)).toEqual(['a', 'b', 'c'])
  expect(stringsIn('alone')).toEqual(['alone'])
  expect(stringsIn(null)).toEqual([])
})
