import { expect, test, vi } from 'vitest'
import { possibleDays, zonedDate } from '../../../block-library/parts/zoned-date.ts'

test.each([
  ['2025-02-27', '2025-02-27'],
  ['2025-02-27T11:00:00', '2025-02-27T11:00:00+05:30'],
  ['2025-02-27 11:00:00', '2025-02-27T11:00:00+05:30'],
  ['2025-02-27T11:00:00.000000Z', '2025-02-27T11:00:00Z'],
  ['2025-02-27 11:00:00+0200', '2025-02-27T11:00:00+02:00'],
  ['2025-02-27T11:00:00-08:00', '2025-02-27T11:00:00-08:00'],
  ['February 27, 2025', '2025-02-27'],
  // Laravel's formats
  ['2025-03-05T20:00:00.000000Z', '2025-03-05T20:00:00Z'],
  ['1741168800', '2025-03-05T10:00:00.000Z'],
  ['1741168800000', '2025-03-05T10:00:00.000Z'],
  ['Wed, 05 Mar 2025 10:00:00 +0000', '2025-03-05T10:00:00+00:00'],
  ['Wed, Mar 5, 2025 10:00 PM', '2025-03-05T22:00+05:30'],
  ['Wednesday, 05-Mar-2025 12:30:00 UTC', '2025-03-05T12:30:00Z'],
  // Other frameworks' formats
  ['2025-03-05 10:00:00+00', '2025-03-05T10:00:00+00:00'],
  ['2025-03-05 10:00:00 UTC', '2025-03-05T10:00:00Z'],
  ['2025-03-05 10:00:00.123 +0530', '2025-03-05T10:00:00+05:30'],
  ['Wed Mar 05 2025 10:00:00 GMT+0530 (India Standard Time)', '2025-03-05T10:00:00+05:30'],
  ['5 March 2025', '2025-03-05'],
  ['5th Mar. 2025', '2025-03-05'],
  ['March 5th, 2025 at 12:15 am', '2025-03-05T00:15+05:30'],
  ['2025.3.5', '2025-03-05'],
  ['௨௦௨௫-௦௩-௦௫', '2025-03-05'],
  ['५ March २०२५', '2025-03-05'],
  ['٢٠٢٥-٠٣-٠٥', '2025-03-05'],
  // Ambiguous days
  ['05/03/2025', undefined],
  ['13/03/2025', undefined],
  ['5.3.25', undefined],
  ['March 2025', undefined],
  ['20250305', undefined],
  // Days and times that do not exist
  ['2025-13-45', undefined],
  ['2025-02-30', undefined],
  ['February 30, 2025', undefined],
  ['2025-03-05 25:00', undefined],
  ['2025-03-05 13:00 PM', undefined],
  ['2025-03-05T10:00:00+99:00', undefined],
  ['0000-00-00 00:00:00', undefined],
  ['-0001-11-30T00:00:00.000000Z', undefined],
  ['0001-01-01T00:00:00Z', undefined],
  // Other texts
  ['5 mars 2025', undefined],
  ['5 hours ago', undefined],
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

test.each(['Pacific/Honolulu', 'Asia/Tokyo'])('it is the same in every time zone, also in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(new Date(2025, 0).getTimezoneOffset()).not.toBe(0)
  expect(zonedDate('2025-02-27 23:30:00', 'Asia/Kolkata')).toBe('2025-02-27T23:30:00+05:30')
  expect(zonedDate('February 27, 2025', 'Asia/Kolkata')).toBe('2025-02-27')
})

test.each([
  ['05/03/2025', ['2025-03-05', '2025-05-03']],
  ['13/03/1998', ['1998-03-13']],
  ['5.3.25', ['2025-03-05', '2025-05-03']],
  ['5/5/2025', ['2025-05-05']],
  ['2025-02-30', []],
  ['soon', []],
])('%j may be the days %j', (written, days) => {
  expect(possibleDays(written)).toEqual(days)
})

test('the offset is that of the time, on a day on which summer time begins', () => {
  expect(zonedDate('2025-03-30 01:30', 'Europe/Berlin')).toBe('2025-03-30T01:30+01:00')
  expect(zonedDate('2025-03-30 08:00', 'Europe/Berlin')).toBe('2025-03-30T08:00+02:00')
})
