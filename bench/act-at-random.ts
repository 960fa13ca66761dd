import type { Browser, Page } from 'playwright-core'
import { act, readFields } from './act.ts'
import { randomVisit, type Action } from './island-visit.ts'
import { judgeUse, type Result } from './judge-use.ts'
import { openPhone } from './phone.ts'
import type { Random } from './random.ts'
import { watchEffects } from './watch-effects.ts'

export interface Outcome {
  result: Result
  /** The action in words, with its page. */
  action: string
  /** Milliseconds from the first paint of the page to the action. */
  at: number
}

/** Maximum milliseconds from the first paint to the first action, and between two actions. */
const LONGEST_REST_MS = 3_000
const LONGEST_PAUSE_MS = 400
/** Milliseconds until a missing effect counts as lost. */
const EFFECT_TIMEOUT_MS = 15_000
/** Milliseconds in which an effect may still be doubled. */
const SECOND_EFFECT_MS = 1_000

/** Visits a page with an island on a slow phone, acts at random instants, and judges the effect of each action. */
export async function actAtRandom(browser: Browser, address: string, random: Random): Promise<Outcome[]> {
  const { path, actions } = randomVisit(random)
  const { page, close } = await openPhone(browser)
  try {
    const readEffects = await watchEffects(page)
    await page.goto(new URL(path, address).href, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const shown = performance.now()
    const first = await readFields(page)
    await page.waitForTimeout(random.below(LONGEST_REST_MS))
    const instants: number[] = []
    for (const action of actions) {
      instants.push(Math.round(performance.now() - shown))
      await act(page, action)
      await page.waitForTimeout(random.below(LONGEST_PAUSE_MS))
    }
    const last = actions.at(-1)
    const pressed = last && 'button' in last ? last.button : undefined
    const results = await settled(page, async () => {
      // A page cannot be read during a navigation.
      const effects = await readEffects(pressed).catch(() => ({ values: {}, presses: 0 }))
      return judgeUse(actions, first, effects)
    })
    return actions.map((action, index) => ({
      result: results[index] ?? 'lost',
      action: `${nameOf(action)} on ${path}`,
      at: instants[index] ?? 0,
    }))
  } finally {
    await close()
  }
}

/** Repeats `judge` until no effect is missing. Judges a last time after the period in which effects may be doubled. */
async function settled(page: Page, judge: () => Promise<Result[]>): Promise<Result[]> {
  const deadline = performance.now() + EFFECT_TIMEOUT_MS
  while ((await judge()).includes('lost') && performance.now() < deadline) await page.waitForTimeout(100)
  await page.waitForTimeout(SECOND_EFFECT_MS)
  return judge()
}

const nameOf = (action: Action) =>
  'button' in action
    ? `${action.kind} of "${action.button}"`
    : `${action.kind} "${action.value}" in ${action.field}`
