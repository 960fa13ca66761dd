import type { Site } from '../../schemas/site.ts'

interface ArticleDateProps {
  /** A day, or a moment with its zone. */
  date: string
  /** Language of the date, and the time zone whose day is shown. */
  dates: Site['dates']
}

/** Renders a date in the site's long format (document 1 §2.9); nothing if the date is empty. */
export function ArticleDate({ date, dates }: ArticleDateProps) {
  if (!date) return null
  // A day without a time is the same in every zone.
  const zone = date.includes('T') ? dates.timeZone : 'UTC'
  const words = new Intl.DateTimeFormat(dates.locale, { dateStyle: 'long', timeZone: zone }).format(
    Date.parse(date),
  )
  return <time dateTime={date}>{words}</time>
}
