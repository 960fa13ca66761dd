import type { Browser } from 'playwright-core'
import { z } from 'zod'

/** Processor time of a page's main thread, in milliseconds of a processor `SLOWNESS` times slower. */
export interface MainThread {
  total: number
  /** Sum of what each task takes over 50 ms, as total blocking time counts it. */
  blocking: number
}

const SLOWNESS = 4
const LONG_TASK_MS = 50
const REST_MS = 2_000
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Opens a page and sums the processor time of its main thread until it has rested.
 * Counts processor time, not elapsed time, so that other work of the machine hardly changes the result.
 */
export async function measureMainThread(
  browser: Browser,
  address: string,
  { withoutScripts }: { withoutScripts: boolean },
): Promise<MainThread> {
  const context = await browser.newContext(screen)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    if (withoutScripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] })
    await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(REST_MS)
    const tasks = mainThreadTasks(await browser.stopTracing())
    return {
      total: sum(tasks),
      blocking: sum(tasks.map((task) => Math.max(0, task - LONG_TASK_MS))),
    }
  } finally {
    await context.close()
  }
}

/** Returns the processor time of each outermost task of the thread that laid out the page. */
function mainThreadTasks(trace: Buffer): number[] {
  const events = traceSchema.parse(JSON.parse(trace.toString())).traceEvents
  const layouts = new Map<string, number>()
  for (const event of events)
    if (event.name === 'Layout')
      layouts.set(threadOf(event), (layouts.get(threadOf(event)) ?? 0) + (event.tdur ?? 0))
  const [thread] = [...layouts].toSorted(([, one], [, other]) => other - one)[0] ?? []
  const own = events
    .filter((event) => event.ph === 'X' && threadOf(event) === thread)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  let end = 0
  const outermost = own.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
  return outermost.map(({ tdur = 0 }) => (tdur / 1_000) * SLOWNESS)
}

const threadOf = ({ pid, tid }: Event) => `${pid} ${tid}`
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

type Event = z.output<typeof eventSchema>
/** Times are in microseconds; `tdur` is processor time, `dur` elapsed time. */
const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
})
const traceSchema = z.object({ traceEvents: z.array(eventSchema) })
