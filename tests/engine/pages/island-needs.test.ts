import { expect, test, vi } from 'vitest'
import { enclose } from '../../../block-library/parts/enclosure.ts'
import { isNeededNow } from '../../../src/runtime/app/island-needs.ts'

const form = { level: 1, props: {}, needs: 'enquiry-service' } as const
const planner = { level: 1, props: {}, readsQuery: true }

test('an island waits for the visitor where it has nothing else to show', () => {
  expect([form, planner, { level: 2, props: {} }].map(isNeededNow)).toEqual([false, false, false])
})

test('parameters of the address hydrate only the island that reads them', () => {
  history.replaceState(null, '', '/?near=3')
  expect([form, planner].map(isNeededNow)).toEqual([false, true])
})

test('a draft hydrates only the form, an empty draft nothing', () => {
  localStorage.setItem('enquiry-draft', 'null')
  expect([form, planner].map(isNeededNow)).toEqual([false, false])
  localStorage.setItem('enquiry-draft', '{"name":"Asha"}')
  expect([form, planner].map(isNeededNow)).toEqual([true, false])
})

test('an enclosed plan hydrates only the form, and stays available', () => {
  enclose('P4')
  expect([form, planner].map(isNeededNow)).toEqual([true, false])
  expect(isNeededNow(form)).toBe(true)
})

test('with blocked storage nothing is hydrated', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  })
  expect(isNeededNow(form)).toBe(false)
})
