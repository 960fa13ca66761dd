import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { launchChromium } from './chromium.ts'
import { freePort } from './free-port.ts'
import { installApart } from './install-apart.ts'
import { median } from './median.ts'

/** The last version that runs on Node 20. */
const version = '12.8.2'
/** The judged part of a Lighthouse result. */
const resultSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
})
type Result = z.output<typeof resultSchema>
type Figure = [name: string, read: (result: Result) => number, goal?: { least: number } | { most: number }]
const score =
  (name: string) =>
  ({ categories }: Result) =>
    Math.round((categories[name]?.score ?? 0) * 100)
const audit =
  (name: string, digits = 0) =>
  ({ audits }: Result) =>
    Number(audits[name]?.numericValue?.toFixed(digits))
/** All figures of a page. A layout that moves by less than half a thousandth counts as still. */
const figures: Figure[] = [
  ['performance', score('performance'), { least: 99 }],
  ['accessibility', score('accessibility'), { least: 100 }],
  ['best-practices', score('best-practices'), { least: 100 }],
  ['seo', score('seo'), { least: 100 }],
  ['FCP', audit('first-contentful-paint')],
  ['LCP', audit('largest-contentful-paint'), { most: 1800 }],
  ['TBT', audit('total-blocking-time'), { most: 50 }],
  ['CLS', audit('cumulative-layout-shift', 3), { most: 0 }],
  ['main thread', audit('mainthread-work-breakdown')],
]

/** The medians of a page, by name, and its missed goals in words. */
export interface Measured {
  values: Record<string, number>
  missed: string[]
}

/** Runs Lighthouse on a page as on a phone. `cache` is the folder in which Lighthouse is installed once. */
export async function measurePage(href: string, runs: number, cache: string): Promise<Measured> {
  await installApart(cache, { lighthouse: version })
  const results: Result[] = []
  const once = () => runInOwnBrowser(join(cache, 'node_modules/lighthouse/cli/index.js'), href)
  // Lighthouse sometimes fails to record a trace and asks for another run.
  while (results.length < runs) results.push(await once().catch(once))
  const values = Object.fromEntries(figures.map(([name, read]) => [name, median(results.map(read))]))
  const missed = figures.flatMap(([name, , goal]) => {
    const value = values[name] ?? Number.NaN
    if (!goal) return []
    if ('least' in goal) return value >= goal.least ? [] : [`${name} ${value}, at least ${goal.least}`]
    return value <= goal.most ? [] : [`${name} ${value}, at most ${goal.most}`]
  })
  return { values, missed: [...missed, ...new Set(results.flatMap(failedAudits))] }
}

/** Returns the failed audits in words. Performance has none: its figures have goals. */
const failedAudits = ({ categories, audits }: Result): string[] =>
  Object.entries(categories)
    .flatMap(([name, { auditRefs }]) => (name === 'performance' ? [] : auditRefs))
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `audit ${id} fails`)

/** Starts a browser for one run, so that nothing is cached from an earlier run. */
async function runInOwnBrowser(command: string, href: string): Promise<Result> {
  const port = await freePort()
  const browser = await launchChromium({ args: [`--remote-debugging-port=${port}`] })
  try {
    const options = ['--quiet', '--output=json', `--port=${port}`]
    const { stdout } = await promisify(execFile)('node', [command, href, ...options], { maxBuffer: 64e6 })
    return resultSchema.parse(JSON.parse(stdout))
  } finally {
    await browser.close()
  }
}
