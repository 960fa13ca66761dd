/** Returns the time before which enquiries are deleted, from a duration such as `18 months`. */
export function storedSince(keep: string, time: Date): Date {
  const [, count = '', unit = ''] = /^(\d+) (day|week|month|year)s?$/.exec(keep) ?? []
  const since = new Date(time)
  if (unit === 'day' || unit === 'week')
    since.setUTCDate(time.getUTCDate() - Number(count) * (unit === 'week' ? 7 : 1))
  else {
    since.setUTCMonth(time.getUTCMonth() - Number(count) * (unit === 'year' ? 12 : 1))
    // A month without this day continues into the next one: its last day is meant.
    if (since.getUTCDate() !== time.getUTCDate()) since.setUTCDate(0)
  }
  return since
}
