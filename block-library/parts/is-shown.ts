import { zonedDate } from './zoned-date.ts'

/** The part of a page, a block or an article that says when it is public. */
export interface Timing {
  draft?: boolean | undefined
  /** First day or moment. */
  from?: string | undefined
  /** Last day or moment. */
  until?: string | undefined
}

/** A moment of a site. */
export interface Moment {
  /** Milliseconds since 1970. */
  at: number
  /** Time zone of the site, in which days begin and end. */
  timeZone: string
  /** Whether everything is shown: in development and in previews. */
  drafts: boolean
  /** Receives each later moment at which something begins or ends. */
  noteEdge?: (edge: number) => void
}

/** `early`: before its first moment. `ended`: after its last one. */
export type State = 'public' | 'draft' | 'early' | 'ended'

/** Returns whether a page, a block or an article is shown at a moment. Nothing else compares dates with the clock. */
export const isShown = (thing: Timing, moment: Moment): boolean =>
  moment.drafts || stateAt(thing, moment) === 'public'

/** Returns the state of a page, a block or an article at a moment. */
export function stateAt({ draft, from, until }: Timing, { at, timeZone, noteEdge }: Moment): State {
  if (draft) return 'draft'
  const begin = from === undefined ? -Infinity : beginOf(from, timeZone)
  const end = until === undefined ? Infinity : endOf(until, timeZone)
  for (const edge of [begin, end]) if (edge > at && edge < Infinity) noteEdge?.(edge)
  return at < begin ? 'early' : at < end ? 'public' : 'ended'
}

/** Returns the first millisecond of a day or of a time. A text that is neither limits nothing. */
const beginOf = (written: string, timeZone: string) => momentAt(written, timeZone) ?? -Infinity

/** Returns the first millisecond after a day, or after the second of a time. A text that is neither limits nothing. */
function endOf(written: string, timeZone: string): number {
  const date = zonedDate(written, timeZone)
  if (date === undefined) return Infinity
  if (date.includes('T')) return Date.parse(date) + 1_000
  // Not 24 hours later: a day with a change to or from summer time has 23 or 25.
  const nextDay = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
  return beginOf(nextDay, timeZone)
}

/** Returns the first millisecond of a day or of a time; undefined for another text. */
export function momentAt(written: string, timeZone: string): number | undefined {
  const date = zonedDate(written, timeZone)
  const moment = date === undefined || date.includes('T') ? date : zonedDate(`${date}T00:00`, timeZone)
  return moment === undefined ? undefined : Date.parse(moment)
}
