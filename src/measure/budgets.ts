import type { PageWeight, Part } from './page-weight.ts'

/** What a page may load, in bytes as they travel: at first, and all of its script once it is used. */
export const budgets = { start: 5_000, scripts: 95_000, document: 12_288, html: 20_500, fonts: 60_000 }

const titles = {
  start: 'JavaScript at first',
  scripts: 'JavaScript in use',
  document: 'HTML',
  html: 'HTML with styles',
  fonts: 'fonts',
}

/** One text for each budget that a page breaks: the page's name, and the parts with the heaviest first. */
export function overBudget(weight: PageWeight, limits = budgets): string[] {
  return (['start', 'scripts', 'document', 'html', 'fonts'] as const).flatMap((kind) => {
    const total = bytesOf(weight[kind])
    if (total <= limits[kind]) return []
    const parts = weight[kind].toSorted((a, b) => b.bytes - a.bytes)
    const lines = parts.map(({ name, bytes }) => `  ${inKilobytes(bytes).padStart(8)}  ${name}`)
    const headline = `${weight.page}: ${titles[kind]} weighs ${inKilobytes(total)}, the limit is ${inKilobytes(limits[kind])}`
    return [[headline, ...lines].join('\n')]
  })
}

/** The bytes of all parts. */
const bytesOf = (parts: Part[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0)

/** `103,421` bytes as `103.4 KB`. */
const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
