import { zonedDate } from '../../../block-library/parts/zoned-date.ts'
import { childOf } from '../../util/document-order.ts'
import { show } from '../../util/problem.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'

export const articleDate = defineRule({
  summary: 'The date of every article means the same day in every time zone.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    \`created_at\`, or else \`date\`, is a day (\`2025-02-27\`) or a time with its zone (\`2025-02-27T23:30:00+05:30\`). A time without
    a zone is read in the site's zone (\`dates.timeZone\`), where the day may differ from the author's. Dates in words are read if
    possible. A date that cannot be read is not shown. \`--fix\` writes the date that the site reads.`,
  check,
})

function* check({ answers, config: { site } }: JoinedSite): Generator<Found> {
  const { timeZone } = site.dates
  for (const { source, entries, place: file } of answers.values()) {
    if (source.kind !== 'article' && source.kind !== 'articles') continue
    for (const { value, path } of entries) {
      const field = ['created_at', 'date'].find((name) => childOf(value, name))
      const written = field === undefined ? undefined : childOf(value, field)
      if (field === undefined || typeof written !== 'string') continue
      const zoned = zonedDate(written.trim(), timeZone)
      const problem = problemOf(written.trim(), zoned, timeZone)
      const fix = zoned === undefined ? undefined : { replace: zoned }
      if (problem)
        yield {
          file,
          path: [...path, field],
          problem,
          expected: `such as "${zoned ?? '2025-02-27'}"`,
          received: show(written),
          fix,
        }
    }
  }
}

function problemOf(written: string, zoned: string | undefined, timeZone: string): string | undefined {
  if (zoned === undefined) return 'is no date that can be read: the page shows no date'
  if (!/^\d{4}-\d\d-\d\d/.test(written)) return 'is written in words'
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(written)
  return zoned.includes('T') && !hasZone ? `has no time zone, and is read as one of ${timeZone}` : undefined
}
