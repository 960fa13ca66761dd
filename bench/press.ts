import type { Browser, CDPSession, Page } from 'playwright-core'
import { z } from 'zod'
import { openPhone } from './phone.ts'
import type { PressCase } from './press-cases.ts'
import { pressInPage, type PressBench, type PressEffect } from './press-in-page.ts'

/** When a press comes: milliseconds after the page is first shown, or after its load event. */
export interface Moment {
  from: 'shown' | 'load'
  rest: number
}

const EFFECT_TIMEOUT_MS = 8_000

interface Options {
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<void>
  /** Milliseconds after the effect until which it must stay. */
  watch?: number
}

/** Opens a page as on a slow phone and presses once. Returns undefined where the press had no effect. */
export async function measurePress(
  browser: Browser,
  address: string,
  { path, target, key, state }: PressCase,
  { from, rest }: Moment,
  { prepare, watch = 300 }: Options = {},
): Promise<PressEffect | undefined> {
  const { page, session, close } = await openPhone(browser)
  try {
    const settings = JSON.stringify({ selector: target, timeout: EFFECT_TIMEOUT_MS, watch })
    await page.addInitScript({ content: `(${pressInPage.toString()})(${settings}, ${state.toString()})` })
    await prepare?.(page)
    await page.goto(new URL(path, address).href, { waitUntil: from === 'load' ? 'load' : 'commit' })
    const call = (name: keyof PressBench) => evaluate(session, `bench.${name}()`)
    await call('place')
    await page.waitForTimeout(rest)
    const { x, y } = point.parse(await call('place'))
    // A press that leaves the page has no effect on it.
    const effect = call('effect').catch(() => undefined)
    if (key === undefined) await page.touchscreen.tap(x, y)
    else {
      await call('focus')
      await page.keyboard.press(key)
    }
    const found = pressEffect.parse(await effect)
    // Before its script runs, a link is followed, for example to a large picture. This is an effect too.
    const isFollowed = new URL(page.url()).pathname !== path
    return found ?? (isFollowed && prepare ? { took: 0, isKept: true } : undefined)
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await close()
  }
}

/** Evaluates by the browser's protocol, because Playwright would first add its own scripts to the page. */
async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  return result.value
}

const point = z.object({ x: z.number(), y: z.number() })
const pressEffect = z.object({ took: z.number(), isKept: z.boolean() }).optional()
