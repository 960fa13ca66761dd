import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { Action, Button } from './island-visit.ts'

const selectors: Record<Button, string> = {
  submit: '[data-island] [type="submit"]',
  incomplete: '[data-island] [type="submit"]',
  send: '[data-island] [role="group"] button:nth-last-of-type(2)',
  print: '[data-island] [role="group"] button:last-of-type',
}

const FOCUS_TIMEOUT_MS = 10_000
/**
 * Minimum milliseconds between two taps. All targets are scrolled to one place, where two quick taps are a double tap,
 * after which Chromium ignores keys.
 */
const DOUBLE_TAP_MS = 500

/** Does one action of a visitor on the page, without waiting for its effect. */
export async function act(page: Page, action: Action): Promise<void> {
  if (action.kind === 'key') {
    await focus(page, selectorOf(action.field))
    await page.keyboard.press(action.value)
  } else if (action.kind === 'choice') await page.locator(selectorOf(action.field)).selectOption(action.value)
  else if (action.kind === 'press') await tap(page, selectors[action.button])
  else await page.locator(selectors[action.button]).evaluate((button: HTMLElement) => button.click())
}

/** Taps a field unless it has the focus. The tap puts the caret of a short text at its end. */
async function focus(page: Page, field: string): Promise<void> {
  const focused = `${field}:focus`
  if ((await page.locator(focused).count()) > 0) return
  await tap(page, field)
  // A key pressed before the focus arrives goes to the field that had the focus.
  await page.waitForSelector(focused, { timeout: FOCUS_TIMEOUT_MS }).catch(() => undefined)
}

/** Taps without Playwright's wait for a still page: a visitor does not wait either. */
async function tap(page: Page, selector: string): Promise<void> {
  if ((await page.locator('[data-island] :focus').count()) > 0) await page.waitForTimeout(DOUBLE_TAP_MS)
  const { x, y } = await page.locator(selector).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  await page.touchscreen.tap(x, y)
}

/** Returns what the fields of the island hold, by their names. */
export async function readFields(page: Page): Promise<Record<string, string>> {
  const fields = await page.evaluate(() =>
    [...document.querySelectorAll('[data-island] [name]')].map((field) => [
      field.getAttribute('name'),
      Reflect.get(field, 'value'),
    ]),
  )
  return z.record(z.string(), z.string()).parse(Object.fromEntries(fields))
}

const selectorOf = (field: string) => `[data-island] [name="${field}"]`
