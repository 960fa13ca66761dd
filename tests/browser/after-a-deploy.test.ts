import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor, requestsOf } from '../support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Opens a page whose files of this name are gone; `back` says from which time on they are there again. */
async function openWithout(gone: RegExp, back = Infinity) {
  const { page, close } = await openVisitor(browser)
  const asked = requestsOf(page)
  let times = 0
  await page.route(gone, (route) => {
    times += 1
    return times < back ? route.fulfill({ status: 404 }) : route.continue()
  })
  await page.goto('/industry/Retail')
  const countOf = (what: RegExp) => asked.filter((address) => what.test(address)).length
  await expect.poll(() => countOf(/^\/industry\/Retail$/)).toBe(2)
  await expect.poll(() => countOf(gone)).toBe(2)
  return { page, close, countOf }
}

test('settings that are gone reload the page, once, and it stays as it was published', async () => {
  const { page, close } = await openWithout(/\/assets\/site-[\w-]*\.json$/)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await close()
})

test('a style sheet that is gone reloads the page, which finds the new one', async () => {
  const { page, close } = await openWithout(/\/assets\/page-[\w-]*\.css$/, 2)
  await page.waitForLoadState()
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
  await close()
})

test('a style sheet that is gone for good reloads it once, and it can be read', async () => {
  const { page, close, countOf } = await openWithout(/\/assets\/page-[\w-]*\.css$/)
  await page.waitForLoadState()
  await page.waitForTimeout(500)
  expect(countOf(/^\/industry\/Retail$/)).toBe(2)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await close()
})
