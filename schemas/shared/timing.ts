import { z } from 'zod'
import { isInCalendar } from './is-in-calendar.ts'

const pattern = /^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d)?$/

/** A day, or a time of a day, in the time zone of the site. */
export const dayOrTime = () =>
  z
    .string()
    .refine((written) => pattern.test(written) && isInCalendar(written.slice(0, 10)), {
      error:
        'must be a day of the calendar such as "2026-12-24", or a time such as "2026-12-24T09:00", without a zone',
    })
    .meta({ patternWords: 'a day such as "2026-12-24", or a time such as "2026-12-24T09:00"' })

/** Reports a page or a block at this path that would end before it begins. */
export function checkTiming(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  path: PropertyKey[],
  context: z.RefinementCtx,
): void {
  // A day ends after all of its times.
  if (from === undefined || until === undefined || from <= until || from.slice(0, 10) === until) return
  const message = `must not be before "from", which is ${from}: exchange the two, or correct one of them`
  context.addIssue({ code: 'custom', path: [...path, 'until'], message, input: until })
}
