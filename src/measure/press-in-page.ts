/* oxlint-disable unicorn/consistent-function-scoping -- the function goes into the page as it stands: what it calls must be within */
import { z } from 'zod'

/** What the bench of presses asks the page, from outside: `window.bench`. */
export interface PressBench {
  /** Waits for the target to be drawn and brings it to the middle of the screen; then tells where it is, in CSS pixels. */
  place: () => Promise<{ x: number; y: number }>
  focus: () => void
  /** How many milliseconds after the press the frame came that shows its effect, if one came. */
  effect: () => Promise<number | undefined>
  figures: () => Promise<BenchFigures>
}

/** What the page was busy with, in milliseconds, and what became of the press. */
export const benchFigures = z.object({
  /** The longest task of the page from its first byte on: mostly the one that lays out what came. */
  longestTask: z.number(),
  /** The longest since the page began to fetch what hydrates it. */
  longestHydrating: z.number(),
  /** The slowest event that a visitor caused. */
  slowestEvent: z.number(),
  /** Whether the effect is still there a while later: a press done twice takes it back. */
  kept: z.boolean(),
  /** Whether the press is still kept for when what hydrates the page has come. */
  waits: z.boolean(),
})
export type BenchFigures = z.output<typeof benchFigures>

/**
 * Runs in the page before its own scripts, and goes there as it stands: it can call nothing from outside. All that the
 * bench needs there is compiled by then: Playwright's locators would compile 60 ms of their own at the press.
 */
export function pressInPage(
  { selector, patience }: { selector: string; patience: number },
  answered: (target: Element) => boolean,
): void {
  const tasks: PerformanceEntry[] = []
  let slowestEvent = 0
  observe('longtask', (task) => tasks.push(task))
  observe('event', ({ duration }) => (slowestEvent = Math.max(slowestEvent, duration)))

  // Listened for from the start: a press outruns whatever is asked from outside.
  const press = new Promise<number>((resolve) => {
    for (const sign of ['pointerup', 'keydown', 'click'])
      window.addEventListener(sign, ({ timeStamp }) => resolve(timeStamp), { capture: true })
  })

  let target: Element | null = null
  const bench: PressBench = { place, focus, effect, figures }
  Object.assign(window, { bench })

  async function place() {
    // What is not drawn yet nobody can press, and it may still come to stand elsewhere.
    while (!isDrawn() || !(target ??= document.querySelector(selector))) await frame()
    // Where the visitor rests is where the press will be: what a jump there has to lay out is none of the press's doing.
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = target.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }

  function isDrawn() {
    return performance.getEntriesByName('first-contentful-paint').length > 0
  }

  function focus() {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }

  async function effect() {
    const pressed = await Promise.race([press, later(patience)])
    if (typeof pressed !== 'number') return
    if (!(await Promise.race([whenAnswered(), later(patience)]))) return
    await frame()
    await later(0)
    return performance.now() - pressed
  }

  async function figures() {
    // Observers are told a little later.
    await later(300)
    // What hydrates the page is no script that its document names.
    const named = new Set(Array.from(document.scripts, ({ src }) => src))
    const fetched = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js') && !named.has(name))
    const from = Math.min(...fetched.map(({ startTime }) => startTime))
    const longest = (some: PerformanceEntry[]) => Math.max(0, ...some.map(({ duration }) => duration))
    return {
      longestTask: longest(tasks),
      longestHydrating: longest(tasks.filter(({ startTime }) => startTime >= from)),
      slowestEvent,
      kept: isAnswered(),
      waits: target?.ariaBusy === 'true',
    }
  }

  /** As soon as something has changed that answers; asking at each frame would itself keep a slow phone busy. */
  function whenAnswered() {
    return new Promise<boolean>((resolve) => {
      const observer = new MutationObserver(look)
      observer.observe(document, { subtree: true, childList: true, attributes: true })
      // A field's value is no part of the document.
      window.addEventListener('input', look)
      look()

      function look() {
        if (!isAnswered()) return
        observer.disconnect()
        window.removeEventListener('input', look)
        resolve(true)
      }
    })
  }

  function isAnswered() {
    return target !== null && answered(target)
  }

  function frame() {
    return new Promise((resolve) => requestAnimationFrame(resolve))
  }

  function later(wait: number) {
    return new Promise((resolve) => setTimeout(resolve, wait))
  }

  function observe(type: string, note: (entry: PerformanceEntry) => void) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
    // Of events, those that take a frame or longer.
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) })
  }
}
