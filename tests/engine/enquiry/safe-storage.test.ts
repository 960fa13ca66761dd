import { expect, test } from 'vitest'
import { createSafeStorage } from '../../../src/runtime/enquiry/safe-storage.ts'
import { createStorage } from '../../support/enquiries.ts'

test('a written value is read, also by the next page load', () => {
  const { storage } = createStorage()
  createSafeStorage(() => storage).write('a', { list: [1, 'two', null] })
  expect(createSafeStorage(() => storage).read('a')).toEqual({ list: [1, 'two', null] })
})

test('a value that was never written is null', () => {
  expect(createSafeStorage(() => createStorage().storage).read('a')).toBeNull()
})

test('a value from another tab is read', () => {
  const { storage } = createStorage()
  const keep = createSafeStorage(() => storage)
  keep.write('a', 1)
  storage.setItem('a', '2')
  expect(keep.read('a')).toBe(2)
})

test('a value that is not JSON is null', () => {
  const { storage } = createStorage()
  storage.setItem('a', '{"cut sh')
  expect(createSafeStorage(() => storage).read('a')).toBeNull()
})

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
