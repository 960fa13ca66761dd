import type { PageWeight, Part } from './page-weight.ts'

/**
 * Maximum transferred bytes of a page. `scripts` holds for pages with an island; others load no more than `start`. Tamil and
 * Hindi take more bytes per letter, and Hindi has a font of 30 KB beside the font of the site. `document` stays below the
 * 14,600 bytes that a server sends before the first answer of the browser.
 */
export const budgets = { start: 8_700, scripts: 95_000, document: 14_400, html: 24_800, fonts: 66_000 }

/** Maximum of a page in Tamil or Hindi, whose longest texts need a second round trip. */
export const translatedBudgets = { ...budgets, document: 15_200, html: 26_300 }

const titles = {
  start: 'JavaScript at first',
  scripts: 'JavaScript in use',
  document: 'HTML',
  html: 'HTML with styles',
  fonts: 'fonts',
}

/** Returns a text for each budget that a page exceeds: the page's name, then its files with the heaviest first. */
export function overBudget(weight: PageWeight, limits = budgets): string[] {
  const { page, hasIsland, start, scripts } = weight
  const needless = hasIsland ? [] : scripts.filter((part) => !start.includes(part))
  const exceeded = (['start', 'scripts', 'document', 'html', 'fonts'] as const).filter(
    (kind) => bytesOf(weight[kind]) > limits[kind],
  )
  return [
    ...exceeded.map((kind) => {
      const weighs = `${titles[kind]} weighs ${kilobytes(bytesOf(weight[kind]))}`
      return listed(`${page}: ${weighs}, the limit is ${kilobytes(limits[kind])}`, weight[kind])
    }),
    ...(needless.length > 0
      ? [
          listed(
            `${page}: a page without an island loads ${kilobytes(bytesOf(needless))} of further script`,
            needless,
          ),
        ]
      : []),
  ]
}

function listed(headline: string, parts: Part[]): string {
  const lines = parts
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `  ${kilobytes(bytes).padStart(8)}  ${name}`)
  return [headline, ...lines].join('\n')
}

const bytesOf = (parts: Part[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0)

/** Formats `103421` bytes as `103.4 KB`. */
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
