interface ArticleDateProps {
  /** A day, or a moment with its zone. */
  date: string
  /** The zone whose day it is shown as. */
  timeZone: string
}

/** A date in long US format (document 1 §2.9); nothing where there is none. */
export function ArticleDate({ date, timeZone }: ArticleDateProps) {
  if (!date) return null
  // A day alone is the same in every zone.
  const zone = date.includes('T') ? timeZone : 'UTC'
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(
    Date.parse(date),
  )
  return <time dateTime={date}>{words}</time>
}
