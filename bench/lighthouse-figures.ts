import { z } from 'zod'
import { median } from './median.ts'

/** The judged part of a Lighthouse result. */
const resultSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z.object({ items: z.unknown() }).optional().catch(undefined),
    }),
  ),
})

type Result = z.output<typeof resultSchema>

type Goal = { least: number } | { most: number }

/** Goals of a figure: of the page, of the page without its scripts, and of the page minus the page without its scripts. */
interface Goals {
  page?: Goal
  without?: Goal
  /** Replaces the page's own goal where both pages are measured. */
  difference?: Goal
}

interface Figure {
  name: string
  digits: number
  /** Undefined where the run did not measure it. */
  read: (result: Result) => number | undefined
  goals: Goals
}

/** All figures of a page. A layout that moves by less than half a thousandth counts as still. */
export const figures: Figure[] = [
  score('performance', { page: { least: 99 }, without: { least: 98 }, difference: { least: -1 } }),
  score('accessibility', { page: { least: 100 } }),
  score('best-practices', { page: { least: 100 } }),
  score('seo', { page: { least: 100 } }),
  audit('FCP', 'first-contentful-paint', 0, {}),
  audit('LCP', 'largest-contentful-paint', 0, { page: { most: 1800 }, without: { most: 1800 } }),
  audit('TBT', 'total-blocking-time', 0, { page: { most: 50 }, difference: { most: 30 } }),
  audit('CLS', 'cumulative-layout-shift', 3, { page: { most: 0 } }),
  audit('main thread', 'mainthread-work-breakdown', 0, { difference: { most: 200 } }),
  { name: 'script KB', digits: 1, read: scriptKilobytes, goals: {} },
]

/** One run of a page, or the median of several. */
export interface Measured {
  /** In the order of `figures`. */
  values: (number | undefined)[]
  /** Ids of the failed audits. Performance has none: its figures have goals. */
  failed: string[]
}

/** Reads a Lighthouse result. Throws when it is not one. */
export function readResult(input: unknown): Measured {
  const result = resultSchema.parse(input)
  const judged = Object.entries(result.categories).filter(([name]) => name !== 'performance')
  const audits = judged.flatMap(([, { auditRefs }]) => auditRefs).filter(({ weight }) => weight > 0)
  const failed = audits.map(({ id }) => id).filter((id) => (result.audits[id]?.score ?? 1) < 1)
  const values = figures.map(({ read, digits }) => rounded(read(result), digits))
  return { values, failed: [...new Set(failed)] }
}

/** Returns the median of each figure over the runs that measured it, and every audit that failed in any run. */
export function medianOf(runs: Measured[]): Measured {
  const values = figures.map((_, index) => {
    const measured = runs.flatMap((run) => run.values[index] ?? [])
    return measured.length > 0 ? median(measured) : undefined
  })
  return { values, failed: [...new Set(runs.flatMap(({ failed }) => failed))] }
}

/** Returns the page minus the page without its scripts, for each figure that both have. */
export function difference(page: Measured, without: Measured): (number | undefined)[] {
  return figures.map(({ digits }, index) => {
    const [own, bare] = [page.values[index], without.values[index]]
    return own === undefined || bare === undefined ? undefined : rounded(own - bare, digits)
  })
}

/** Returns the missed goals in words. Empty where the page reached all of them. */
export function missedGoals(page: Measured, without?: Measured): string[] {
  const differences = without && difference(page, without)
  const missed = figures.flatMap(({ name, goals }, index) => {
    const isCompared = differences && goals.difference
    return [
      isCompared ? [] : miss(name, page.values[index], goals.page),
      without ? miss(`without scripts: ${name}`, without.values[index], goals.without) : [],
      isCompared ? miss(`difference: ${name}`, differences[index], goals.difference) : [],
    ].flat()
  })
  return [...missed, ...page.failed.map((id) => `audit ${id} fails`)]
}

function miss(name: string, value: number | undefined, goal?: Goal): string[] {
  if (!goal) return []
  if (value === undefined) return [`${name} was not measured`]
  if ('least' in goal) return value >= goal.least ? [] : [`${name} ${value}, at least ${goal.least}`]
  return value <= goal.most ? [] : [`${name} ${value}, at most ${goal.most}`]
}

function score(name: string, goals: Goals): Figure {
  const read = ({ categories: { [name]: category } }: Result) => category && (category.score ?? 0) * 100
  return { name, digits: 0, read, goals }
}

function audit(name: string, id: string, digits: number, goals: Goals): Figure {
  return { name, digits, read: ({ audits }) => audits[id]?.numericValue, goals }
}

const resources = z.array(z.object({ resourceType: z.string(), transferSize: z.number() }))

/** Kilobytes of all loaded scripts as transferred, with their headers. */
function scriptKilobytes({ audits }: Result): number | undefined {
  const { data } = resources.safeParse(audits['resource-summary']?.details?.items)
  const scripts = data?.find(({ resourceType }) => resourceType === 'script')
  return scripts && scripts.transferSize / 1000
}

const rounded = (value: number | undefined, digits: number) =>
  value === undefined ? undefined : Number(value.toFixed(digits))
