import { isInCalendar } from '../../schemas/shared/is-in-calendar.ts'
import { westernDigits } from '../../schemas/shared/western-digits.ts'

/**
 * Returns a day, or a moment with its zone, from the service's date. Pages, structured data, the sitemap, lists and rules
 * all use this function. A time without a zone is in the site's zone, wherever it is read. Nothing is guessed: undefined
 * for a day whose order is ambiguous (`05/03/2025`), a day that does not exist, and any other text.
 */
export function zonedDate(written: string, timeZone: string): string | undefined {
  const text = westernDigits(written.trim())
  if (unixTime.test(text))
    return new Date(text.length === 10 ? Number(text) * 1000 : Number(text)).toISOString()
  const [, year = '', month = '', day = '', rest = ''] =
    figures.exec(text)?.filter(Boolean) ?? inWords(text) ?? []
  return momentOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, rest.trim(), timeZone)
}

/** Returns the days that a day in figures with its year at the end may be: day or month first. */
export function possibleDays(written: string): string[] {
  const [, first = '', second = '', year] =
    /^(\d\d?)[-/.](\d\d?)[-/.](\d{4}|\d\d)(?!\d)/.exec(westernDigits(written.trim())) ?? []
  if (year === undefined) return []
  const days = [`${second}-${first}`, `${first}-${second}`].map((monthAndDay) =>
    zonedDate(`${year.padStart(4, '20')}-${monthAndDay}`, 'UTC'),
  )
  return [...new Set(days.filter((candidate) => candidate !== undefined))]
}

/** Seconds or milliseconds since 1970, from 2001 on. */
const unixTime = /^\d{10}(?:\d{3})?$/
/** Year, month, day, and a time. Zero dates of databases have no such year. */
const figures = /^([12]\d{3})(?:-(\d\d?)-(\d\d?)|\/(\d\d?)\/(\d\d?)|\.(\d\d?)\.(\d\d?))(?:[Tt ,](.*))?$/
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const year = '([12]\\d{3})(?:,? (?:at )?(.*))?$'
const weekday = '^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]*[ ])?'
const dayFirst = new RegExp(`${weekday}(\\d\\d?)(?:st|nd|rd|th)?[ -]([a-z]{3,})[.,]*[ -]${year}`, 'i')
const monthFirst = new RegExp(`${weekday}([a-z]{3,})[.]? (\\d\\d?)(?:st|nd|rd|th)?,? ${year}`, 'i')

/** Returns year, month, day and time of a day with the English name of its month. */
function inWords(text: string): string[] | undefined {
  const [, day, name, ...others] = dayFirst.exec(text) ?? []
  const [, first, second, ...more] = day ? [] : (monthFirst.exec(text) ?? [])
  const month = months.findIndex((candidate) => candidate.startsWith((name ?? first ?? '-').toLowerCase()))
  const [inYear = '', rest = ''] = day ? others : more
  return month < 0 ? undefined : ['', inYear, String(month + 1), day ?? second ?? '', rest]
}

const clock =
  /^([01]?\d|2[0-3]):([0-5]\d(?::[0-5]\d)?)(?:[.,]\d+)?(?: ?([ap])\.?m\.?)?(?: ?(Z|UTC|GMT|(?:GMT|UTC)?[+-]\d\d(?::?\d\d)?))?(?: \([^()]*\))?$/i

function momentOf(day: string, time: string, timeZone: string): string | undefined {
  if (!isInCalendar(day)) return undefined
  if (time === '') return day
  const [, hour = '', minutes, half, zone] = clock.exec(time) ?? []
  if (minutes === undefined || (half && (Number(hour) > 12 || Number(hour) === 0))) return undefined
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  const local = `${day}T${String(hours).padStart(2, '0')}:${minutes}`
  const moment = local + (zone ? zoneOf(zone) : offsetAt(local, timeZone))
  return Number.isNaN(Date.parse(moment)) ? undefined : moment
}

/** Returns a zone as ISO 8601 writes it: `Z` or `+05:30`. */
function zoneOf(written: string): string {
  const [, hours, minutes = '00'] = /([+-]\d\d):?(\d\d)?$/.exec(written) ?? []
  return hours ? `${hours}:${minutes}` : 'Z'
}

/** Returns the offset of a zone from UTC at a local time: `+05:30`. */
function offsetAt(local: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const at = (moment: string) =>
    format
      .formatToParts(Date.parse(moment))
      .find(({ type }) => type === 'timeZoneName')
      ?.value.slice('GMT'.length) || '+00:00'
  // The first offset may be that of another side of a change to summer time.
  return at(local + at(`${local}Z`))
}
