import { z } from 'zod'
import { median } from './median.ts'

/** As much of a Lighthouse result as is judged. */
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
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
})

type Result = z.output<typeof resultSchema>

interface Figure {
  name: string
  /** Undefined where it was not asked for. */
  read: (result: Result) => number | undefined
  /** What it must reach: at least this, or at most. */
  goal: { least: number } | { most: number }
}

/** What a page is judged by. A layout that moves by less than half a thousandth does not move. */
export const figures: Figure[] = [
  score('performance', 99),
  score('accessibility', 100),
  score('best-practices', 100),
  score('seo', 100),
  audit('LCP', 'largest-contentful-paint', 1800, 0),
  audit('TBT', 'total-blocking-time', 50, 0),
  audit('CLS', 'cumulative-layout-shift', 0, 3),
]

/** One run of a page, or the median of several. */
export interface Measured {
  /** In the order of `figures`. */
  values: (number | undefined)[]
  /** The audits that did not pass, performance's aside: those are what its figures say. */
  failed: string[]
}

/** Reads a Lighthouse result. Throws when it is not one. */
export function readResult(input: unknown): Measured {
  const result = resultSchema.parse(input)
  const judged = Object.entries(result.categories).filter(([name]) => name !== 'performance')
  const audits = judged.flatMap(([, { auditRefs }]) => auditRefs).filter(({ weight }) => weight > 0)
  const failed = audits.map(({ id }) => id).filter((id) => (result.audits[id]?.score ?? 1) < 1)
  return { values: figures.map(({ read }) => read(result)), failed: [...new Set(failed)] }
}

/** The median of each figure, of the runs that asked for it, and every audit that ever failed. */
export function medianOf(runs: Measured[]): Measured {
  const values = figures.map((_, index) => median(runs.flatMap((run) => run.values[index] ?? [])))
  return { values, failed: [...new Set(runs.flatMap(({ failed }) => failed))] }
}

/** The goals a page missed, in words; empty where it reached them all. */
export function missedGoals({ values, failed }: Measured): string[] {
  const missed = figures.flatMap(({ name, goal }, index) => {
    const value = values[index] ?? Number.NaN
    if ('least' in goal) return value >= goal.least ? [] : [`${name} ${value}, at least ${goal.least}`]
    return value <= goal.most ? [] : [`${name} ${value}, at most ${goal.most}`]
  })
  return [...missed, ...failed.map((id) => `audit ${id} fails`)]
}

function score(name: string, least: number): Figure {
  const read = ({ categories: { [name]: asked } }: Result) => asked && Math.round((asked.score ?? 0) * 100)
  return { name, read, goal: { least } }
}

function audit(name: string, id: string, most: number, digits: number): Figure {
  const read = ({ audits }: Result) => Number((audits[id]?.numericValue ?? Number.NaN).toFixed(digits))
  return { name, read, goal: { most } }
}
