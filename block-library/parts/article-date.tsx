import type { Site } from '../../schemas/site.ts'

interface ArticleDateProps {
  /** A day, or a moment with its zone. */
  date: string
  /** How it is written, and the zone whose day it is shown as. */
  dates: Site['dates']
}

/** A date in the site's long format (document 1 §2.9); nothing where there is none. */
export function ArticleDate({ date, dates }: ArticleDateProps) {
  if (!date) return null
  // A day alone is the same in every zone.
  const zone = date.includes('T') ? dates.timeZone : 'UTC'
  const words = new Intl.DateTimeFormat(dates.locale, { dateStyle: 'long', timeZone: zone }).format(
    Date.parse(date),
  )
  return <time dateTime={date}>{words}</time>
}
