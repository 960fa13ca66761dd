import { expect, test } from 'vitest'
import { enquiries } from '../../src/runtime/enquiry/enquiry-service.ts'

test('where pages are published there is no browser: the enquiry service is idle and empty', () => {
  expect(typeof window).toBe('undefined')
  expect(enquiries.status()).toBe('idle')
  expect(enquiries.readDraft()).toEqual({})
})
