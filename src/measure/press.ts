import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { z } from 'zod'
import { benchFigures, pressInPage, type BenchFigures, type PressBench } from './press-in-page.ts'

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
export interface PressFigures extends BenchFigures {
  /** From the press to the frame that shows its effect; undefined where none came. */
  effect: number | undefined
}

/** When a press comes: so many milliseconds after the page has come, or after it is first shown. */
export interface Moment {
  after: 'load' | 'shown'
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
    const session = await slowDown(context, page)
    const asked = JSON.stringify({ selector: target, patience })
    await page.addInitScript({ content: `(${pressInPage.toString()})(${asked}, ${answered.toString()})` })
    await page.goto(new URL(path, address).href, { waitUntil: after === 'load' ? 'load' : 'commit' })
    const ask = (call: keyof PressBench) => evaluate(session, `bench.${call}()`)
    await ask('place')
    await page.waitForTimeout(rest)
    const { x, y } = point.parse(await ask('place'))
    const effect = ask('effect')
    if (key === undefined) await page.touchscreen.tap(x, y)
    else {
      await ask('focus')
      await page.keyboard.press(key)
    }
    const took = z
      .number()
      .optional()
      .parse(await effect)
    return { effect: took, ...benchFigures.parse(await ask('figures')) }
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

/** By the browser's own protocol, as Playwright would put scripts of its own into the page first. */
async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  return result.value
}

const point = z.object({ x: z.number(), y: z.number() })
