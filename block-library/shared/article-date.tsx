const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** A date in long US format (document 1 §2.9); nothing where it is none. */
export function ArticleDate({ date }: { date: string }) {
  // A time without a zone is India's, wherever it is read.
  const zoned = /T[^Z+]*$/.test(date) && !/T.*-\d\d:/.test(date) ? `${date}+05:30` : date
  const time = Date.parse(zoned)
  return Number.isNaN(time) ? null : <time dateTime={date}>{longDate.format(time)}</time>
}
