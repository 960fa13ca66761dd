import { expect, test } from 'vitest'
import { enquiries } from '../../src/runtime/enquiry/enquiry-service.ts'

test('without a browser, as in publishing, the enquiry service is idle and empty', () => {
  expect(typeof window).toBe('undefined')
  expect(enquiries.status()).toBe('idle')
  expect(enquiries.readDraft()).toEqual({})
})
