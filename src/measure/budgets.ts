import type { PageWeight, Part } from './page-weight.ts'

/**
 * What a first view may load, in bytes as they travel (design §8).
 * Scripts weigh 96 to 98 KB, 99.5 KB on the contact page; their goal is 90,000.
 */
export const budgets = { scripts: 100_000, html: 25_000, fonts: 60_000 }

const titles = { scripts: 'JavaScript', html: 'HTML with styles and snapshot', fonts: 'fonts' }

/** One text for each budget that a page breaks: the page's name, and the parts with the heaviest first. */
export function overBudget(weight: PageWeight, limits = budgets): string[] {
  return (['scripts', 'html', 'fonts'] as const).flatMap((kind) => {
    const total = bytesOf(weight[kind])
    if (total <= limits[kind]) return []
    const parts = weight[kind].toSorted((a, b) => b.bytes - a.bytes)
    const lines = parts.map(({ name, bytes }) => `  ${inKilobytes(bytes).padStart(8)}  ${name}`)
    const headline = `${weight.page}: ${titles[kind]} weighs ${inKilobytes(total)}, the limit is ${inKilobytes(limits[kind])}`
    return [[headline, ...lines].join('\n')]
  })
}

/** The bytes of all parts. */
export const bytesOf = (parts: Part[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0)

/** `103,421` bytes as `103.4 KB`. */
export const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
