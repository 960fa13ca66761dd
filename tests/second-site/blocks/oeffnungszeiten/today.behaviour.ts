import type { Attach } from 'pagework/blocks'

/** Marks the row of today in the site's time zone. */
export const attach: Attach = (table) => {
  const { timeZone } = table.dataset
  const name = new Intl.DateTimeFormat('en', { weekday: 'short', ...(timeZone && { timeZone }) }).format()
  const index = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name)
  const today = table.querySelectorAll('tr')[index]
  today?.setAttribute('aria-current', 'date')
  return () => today?.removeAttribute('aria-current')
}
