/** Control characters except tab and line end, and halves of surrogate pairs. */
const unshowable = /(?![\t\n])[\p{Cc}\p{Cs}]/gu

/** Characters that may need a repair. Searching for them first takes a tenth of the time, and most texts have none. */
const doubtful = /[^\t\n\x20-\x7E\xA0-\uD7FF\uE000-\uFFFF]/

/**
 * Truncates long text and strips characters that HTML cannot hold. React would otherwise find other HTML than it
 * rendered. Each repair is reported.
 */
export function readable(raw: string, longest: number, report: (what: string) => void): string {
  const cut = raw.length > longest ? `${raw.slice(0, longest)}…` : raw
  if (cut !== raw) report(`is ${raw.length} characters long, and is cut after ${longest}`)
  if (!doubtful.test(cut)) return cut.trim()
  const lines = cut.replaceAll(/\r\n?/g, '\n')
  const clean = lines.replaceAll(unshowable, '')
  if (clean !== lines) report('holds characters that no page can show')
  return clean.trim()
}
