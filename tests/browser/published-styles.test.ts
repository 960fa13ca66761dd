import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, launchBrowser, openVisitor } from '../support/browser.ts'

/** To add a rule to a published page costs a phone 80 ms, in which it answers nothing: its style is reckoned anew, all of it. */
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Whether the rules of the page are still where publishing put them. */
const areUntouched = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector<HTMLLinkElement>('link[data-styled-version]')?.sheet
    const last = sheet?.cssRules[sheet.cssRules.length - 1]
    return last instanceof CSSMediaRule && last.cssRules.length > 100
  })

test.each([
  ['/industry/Retail', 'header button[aria-label="Menu"]'],
  ['/industry/Retail', 'main details:not([open]) summary'],
  ['/', '#features button[aria-expanded="false"]'],
  ['/', '#hero button'],
  ['/products/led-standee-display', '#showcase button[aria-label="Next"]'],
  ['/gallery', '#pictures button[aria-pressed="false"]'],
  ['/gallery', '#pictures button[aria-label^="Enlarge"]'],
  ['/contact', '#enquiry input[name="name"]'],
])('%s: to scroll, and to press %s, needs no rule that is not there', async (path, target) => {
  const { page, troubles, close } = await openVisitor(browser, phone)
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.locator('header[data-solid]').waitFor()
  await page.locator('aside button:not([hidden])').waitFor({ state: 'attached' })
  await page.locator(target).first().tap({ force: true })
  await page.waitForTimeout(300)
  expect(await areUntouched(page)).toBe(true)
  expect(troubles).toEqual([])
  await close()
})

test('a rule that is not there is added, and all of them go where styled-components keeps its own', async () => {
  const { page, close } = await openVisitor(browser, phone)
  await page.goto('/contact')
  await hydrated(page)
  await page.locator('#enquiry button[type="submit"]').tap()
  await page.locator('#enquiry [role="alert"]').first().waitFor()
  expect(await areUntouched(page)).toBe(false)
  await close()
})
