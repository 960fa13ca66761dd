const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** A date in long US format (document 1 §2.9); nothing where it is none. */
export function ArticleDate({ date }: { date: string }) {
  const time = Date.parse(date)
  return Number.isNaN(time) ? null : <time dateTime={date}>{longDate.format(time)}</time>
}
