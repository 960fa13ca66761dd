/** Returns whether a day such as `2026-12-24` is in the calendar. Engines read `2025-02-30` as 2 March. */
export function isInCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
