const shape = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * Returns a day, or a moment with its zone, from the service's date. A time without a zone is in the site's zone,
 * wherever it is read. A day in words becomes a day in figures. Returns undefined if there is no date.
 */
export function zonedDate(written: string, timeZone: string): string | undefined {
  const [, day, time, zone] = shape.exec(written) ?? []
  if (!day) {
    const inWords = /\b\d{4}\b/.test(written) ? new Date(`${written} UTC`) : undefined
    return inWords && !Number.isNaN(inWords.valueOf()) ? inWords.toISOString().slice(0, 10) : undefined
  }
  if (Number.isNaN(Date.parse(`${day}T${time ?? '00:00'}Z`))) return undefined
  return time ? `${day}T${time}${zone?.replace(/(\d\d)(\d\d)$/, '$1:$2') ?? offsetAt(day, timeZone)}` : day
}

/** Returns the offset of a zone from UTC on a day: `+05:30`. */
function offsetAt(day: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(Date.parse(day))
    .find(({ type }) => type === 'timeZoneName')
  return parts?.value.slice('GMT'.length) || '+00:00'
}
