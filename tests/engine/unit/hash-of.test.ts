import { expect, test } from 'vitest'
import { hashOf, hashOfAll, longHashOf } from '../../../src/util/hash-of.ts'

test('texts with the same letters but other borders have another hash', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'))
  expect(hashOfAll(['ab', 'c'])).toBe(longHashOf('ab', 'c'))
})

test('a list may be as long as the files of a site of 100,000 pages', () => {
  expect(hashOfAll(Array.from({ length: 900_000 }, () => 'file'))).toMatch(/^[0-9a-f]{64}$/)
})
