import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openVisitor } from '../../support/browser.ts'

/**
 * Pages that the browser prerenders. DevTools prevent Chromium from showing prerendered pages, so the tests simulate
 * them.
 */
const desktop = { viewport: { width: 1440, height: 900 } }

/** Makes the browser report later pages as prerendered, until `show` is called. */
async function prerender(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => !isShown })
    let isShown = false
    Object.assign(window, {
      show: () => {
        isShown = true
        document.dispatchEvent(new Event('prerenderingchange'))
      },
    })
  })
  return () =>
    page.evaluate(() => {
      const show: unknown = Reflect.get(window, 'show')
      if (typeof show === 'function') show()
    })
}

test('a page that the browser prerenders reads and writes what is of the session only when it is shown', async () => {
  const { page, troubles } = await openVisitor({ ...desktop, reducedMotion: 'reduce' })
  await page.goto('/products/rental-event-display')
  await page
    .getByRole('link', { name: 'Book Your Event Date' })
    .first()
    .evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault())
      if (link instanceof HTMLElement) link.click()
    })
  const show = await prerender(page)
  await page.goto('/contact?utm_source=card')
  const message = page.getByLabel('Message')
  const seen = async () => ({
    message: await message.inputValue(),
    flag: await page.evaluate(() => sessionStorage.getItem('scrollToForm')),
    isScrolled: (await page.evaluate(() => window.scrollY)) > 0,
  })
  await page.waitForTimeout(500)
  expect(await seen()).toEqual({ message: '', flag: 'true', isScrolled: false })
  await show()
  await expect.poll(seen).toEqual({
    message: 'About: Rental & Event Series\n\n',
    flag: null,
    isScrolled: true,
  })
  expect(troubles).toEqual([])
})
