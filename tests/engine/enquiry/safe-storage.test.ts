import { expect, test } from 'vitest'
import { createSafeStorage } from '../../../src/runtime/enquiry/safe-storage.ts'
import { createStorage } from '../../support/enquiries.ts'

test('without storage, a value lasts as long as the page', () => {
  const keep = createSafeStorage(() => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  })
  expect(keep.read('a')).toBeNull()
  keep.write('a', { here: true })
  expect(keep.read('a')).toEqual({ here: true })
  keep.write('a', null)
  expect(keep.read('a')).toBeNull()
})

test('with a full storage, the newer value is used, and is stored when there is space', () => {
  const { storage, refuse } = createStorage()
  const keep = createSafeStorage(() => storage)
  keep.write('a', 'old')
  refuse.writing = true
  keep.write('a', 'new')
  expect(keep.read('a')).toBe('new')
  refuse.writing = false
  keep.write('a', 'newest')
  expect(storage.getItem('a')).toBe('"newest"')
  storage.setItem('a', '"from another tab"')
  expect(keep.read('a')).toBe('from another tab')
})
