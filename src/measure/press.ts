import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

/** Something a visitor does on a page, and what shows that it was answered. */
export interface PressCase {
  name: string
  path: string
  /** What is pressed, or where is typed: a selector of the platform. */
  target: string
  /** A key that is pressed there instead. */
  key?: string
  /** Whether it was answered; runs in the page, and is given the target. */
  answered: (target: Element) => boolean
}

/** What one press came to, in milliseconds. */
export interface PressFigures {
  /** From the press to the frame that shows its effect; undefined where none came. */
  effect: number | undefined
  /** The longest task of the page from its first byte on: mostly the one that lays out what came. */
  longestTask: number
  /** The longest since the page began to fetch what hydrates it. */
  longestHydrating: number
  /** The slowest event that a visitor caused. */
  slowestEvent: number
  /** Whether the effect was still there a while later: a press done twice takes it back. */
  kept: boolean
}

/** When a press comes: so many milliseconds after the page has come, or after its first byte. */
export interface Moment {
  after: 'load' | 'commit'
  rest: number
}

/** A phone: a processor four times as slow, 9 Mbit/s, 100 ms there and back. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const line = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 2e6 / 8 }
const slowness = 4
/** A press is given up after so many milliseconds. */
const patience = 8_000

/** Opens a page as on a phone, and presses once at that moment. */
export async function measurePress(
  browser: Browser,
  address: string,
  { path, target, key, answered }: PressCase,
  { after, rest }: Moment,
): Promise<PressFigures> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await slowDown(context, page)
    await page.addInitScript(watchTasks)
    await page.goto(new URL(path, address).href, { waitUntil: after })
    const element = page.locator(target).first()
    await element.waitFor({ state: 'attached' })
    // Where the visitor rests is where the press will be: what a jump there has to lay out is none of the press's doing.
    await element.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForTimeout(rest)
    const effect = await element.evaluateHandle(watchEffect, { answered: answered.toString(), patience })
    if (key === undefined) await element.tap({ force: true, noWaitAfter: true })
    else await element.press(key, { noWaitAfter: true })
    const took = await effect.evaluate(({ done }) => done)
    const tasks = await page.evaluate(readTasks)
    const kept = await effect.evaluate(({ isKept }) => isKept())
    return { effect: took, kept, ...tasks }
  } finally {
    await context.close()
  }
}

async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return session
}

/** In the page: notes long tasks and slow events from the first byte on. */
function watchTasks(): void {
  const seen: { tasks: PerformanceEntry[]; slowestEvent: number } = { tasks: [], slowestEvent: 0 }
  Object.assign(window, { seenTasks: seen })
  // It goes into the page as it stands, and so can call nothing from outside.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- see above
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    })
  watch('longtask', (task) => seen.tasks.push(task))
  watch('event', ({ duration }) => (seen.slowestEvent = Math.max(seen.slowestEvent, duration)), {
    durationThreshold: 16,
  })
}

/** In the page: what was noted. */
async function readTasks(): Promise<Omit<PressFigures, 'effect' | 'kept'>> {
  // Observers are told a little later.
  await new Promise((resolve) => setTimeout(resolve, 300))
  const { tasks, slowestEvent }: { tasks: PerformanceEntry[]; slowestEvent: number } =
    Object(window).seenTasks
  // What hydrates the page is no script that its document names.
  const named = new Set(Array.from(document.scripts, ({ src }) => src))
  const fetched = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js') && !named.has(name))
    .map(({ startTime }) => startTime)
  const from = Math.min(...fetched)
  const hydrating = tasks.map(({ startTime, duration }) => (startTime < from ? 0 : duration))
  const longestTask = Math.max(0, ...tasks.map(({ duration }) => duration))
  return { longestTask, longestHydrating: Math.max(0, ...hydrating), slowestEvent }
}

/** In the page: tells how long after the press the frame came that shows its effect. */
function watchEffect(element: Element, { answered, patience: most }: { answered: string; patience: number }) {
  // oxlint-disable-next-line typescript/no-implied-eval -- a function of this bench's own, on its way into the page
  const isAnswered: (target: Element) => boolean = new Function(`return (${answered})`)()
  const done = new Promise<number | undefined>((resolve) => {
    let pressed: number | undefined
    const note = ({ timeStamp }: Event) => (pressed ??= timeStamp)
    for (const sign of ['pointerup', 'keydown', 'click'])
      window.addEventListener(sign, note, { capture: true })
    const began = performance.now()
    const look = () => {
      if (pressed !== undefined && isAnswered(element)) {
        const since = pressed
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)))
      } else if (performance.now() - began > most) resolve(undefined)
      else requestAnimationFrame(look)
    }
    look()
  })
  return { done, isKept: () => isAnswered(element) }
}
