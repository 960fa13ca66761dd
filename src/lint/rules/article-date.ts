import { possibleDays, zonedDate } from '../../../block-library/parts/zoned-date.ts'
import { childOf } from '../../util/document-order.ts'
import { defineRule } from '../rule.ts'

export const articleDate = defineRule({
  summary: 'The date of every article means the same day in every time zone.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    \`created_at\`, or else \`date\`, is a day (\`2025-02-27\`), a time with its zone (\`2025-02-27T23:30:00+05:30\`), or Unix time in
    seconds. A time without a zone is read in the site's zone (\`dates.timeZone\`), where the day may differ from the author's. English
    names of months are read. Nothing is guessed, so the page shows no date for \`05/03/2025\`, which may be in March or in May. It shows
    none for a day that does not exist either. The option \`--fix\` writes the date that the site reads.`,
  *check({ answers, config: { site } }) {
    const { timeZone } = site.dates
    for (const { source, entries, place: file } of answers.values()) {
      if (source.kind !== 'article' && source.kind !== 'articles') continue
      for (const { value, path } of entries) {
        const field = ['created_at', 'date'].find((name) => childOf(value, name))
        const written = field === undefined ? undefined : childOf(value, field)
        if (field === undefined || !(typeof written === 'string' || typeof written === 'number')) continue
        const text = String(written).trim()
        const zoned = zonedDate(text, timeZone)
        const problem = problemOf(text, zoned, timeZone)
        if (!problem) continue
        const fix = zoned === undefined ? undefined : { replace: zoned }
        const days = zoned ? [zoned] : possibleDays(text)
        const expected = days.map((day) => `"${day}"`).join(' or ') || 'such as "2025-02-27"'
        yield { file, path: [...path, field], problem, expected, value: written, fix }
      }
    }
  },
})

function problemOf(text: string, zoned: string | undefined, timeZone: string): string | undefined {
  if (zoned === undefined) return `${unreadable(text)}: the page shows no date`
  const isUnixTime = /^\d+$/.test(text)
  if (!isUnixTime && !/^\d{4}-\d\d-\d\d/.test(text)) return 'is not written as ISO 8601'
  const hasZone = isUnixTime || /(?:Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)$/i.test(text)
  return zoned.includes('T') && !hasZone ? `has no time zone, and is read as one of ${timeZone}` : undefined
}

function unreadable(text: string): string {
  const days = possibleDays(text)
  if (days.length > 0) return days.length > 1 ? 'may be two days' : 'has its year at the end'
  return /^\d{4}\D\d\d?\D\d/.test(text)
    ? 'no calendar has this day or time'
    : 'is not a date that can be read'
}
