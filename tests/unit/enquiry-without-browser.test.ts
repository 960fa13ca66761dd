import { expect, test } from 'vitest'
import { desk } from '../../src/enquiry/enquiries.ts'

test('where pages are published there is no browser: the desk stands there idle and empty', () => {
  expect(typeof window).toBe('undefined')
  expect(desk.status()).toBe('idle')
  expect(desk.readDraft()).toEqual({})
})
