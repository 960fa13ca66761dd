import { expect, onTestFinished, test, vi } from 'vitest'
import { zonedDate } from '../../../block-library/parts/zoned-date.ts'

test.each([
  ['2025-02-27', '2025-02-27'],
  ['2025-02-27T11:00:00', '2025-02-27T11:00:00+05:30'],
  ['2025-02-27 11:00:00', '2025-02-27T11:00:00+05:30'],
  ['2025-02-27 11:00', '2025-02-27T11:00+05:30'],
  ['2025-02-27T11:00:00.000000Z', '2025-02-27T11:00:00Z'],
  ['2025-02-27 11:00:00+0200', '2025-02-27T11:00:00+02:00'],
  ['2025-02-27T11:00:00-08:00', '2025-02-27T11:00:00-08:00'],
  ['February 27, 2025', '2025-02-27'],
  ['2025-13-45', undefined],
  ['soon', undefined],
  ['Chapter 5', undefined],
  ['', undefined],
])('%j is %s in India', (written, date) => {
  expect(zonedDate(written, 'Asia/Kolkata')).toBe(date)
})

test('another zone has its own offset, in summer and in winter', () => {
  expect(zonedDate('2025-07-01 08:00', 'Europe/Berlin')).toBe('2025-07-01T08:00+02:00')
  expect(zonedDate('2025-01-01 08:00', 'Europe/Berlin')).toBe('2025-01-01T08:00+01:00')
  expect(zonedDate('2025-01-01 08:00', 'UTC')).toBe('2025-01-01T08:00+00:00')
})

test.each(['Pacific/Honolulu', 'Asia/Tokyo'])('it is the same wherever it is read, in %s too', (zone) => {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(new Date(2025, 0).getTimezoneOffset()).not.toBe(0)
  expect(zonedDate('2025-02-27 23:30:00', 'Asia/Kolkata')).toBe('2025-02-27T23:30:00+05:30')
  expect(zonedDate('February 27, 2025', 'Asia/Kolkata')).toBe('2025-02-27')
})
