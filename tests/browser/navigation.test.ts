import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  appScript,
  holdAnswers,
  hydrateOnce,
  launchBrowser,
  openVisitor,
  ownScript,
  requestsOf,
} from '../support/browser.ts'

let browser: Browser
let galleryScript: RegExp
beforeAll(async () => {
  browser = await launchBrowser()
  galleryScript = await ownScript('/gallery', '/', '/blog')
})
afterAll(() => browser.close())

/** A visitor of a desktop page that answers to them already; `prepare` comes before it is opened. */
async function openPage(
  path: string,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<unknown> = async () => {},
) {
  const visitor = await openVisitor(browser, { viewport: { width: 1440, height: 900 }, ...options })
  const asked = requestsOf(visitor.page)
  await prepare(visitor.page)
  await visitor.page.goto(path)
  await hydrateOnce(visitor.page)
  await visitor.page.waitForLoadState('networkidle')
  const count = (what: string | RegExp) =>
    asked.filter((address) => (typeof what === 'string' ? address === what : what.test(address))).length
  return { ...visitor, count }
}

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

test('a link under the pointer has its page fetched, script and content, once; opening it asks no more', async () => {
  const { page, troubles, count, close } = await openPage('/industry/Retail')
  await headerLink(page, 'Gallery').hover()
  await expect.poll(() => count(galleryScript)).toBe(1)
  await expect.poll(() => count(/^\/api\/galler/)).toBe(1)
  await page.mouse.move(700, 800)
  await headerLink(page, 'Gallery').hover()
  await headerLink(page, 'Gallery').click()
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(count(/^\/api\/galler/)).toBe(1)
  expect(count(galleryScript)).toBe(1)
  expect(troubles).toEqual([])
  await close()
})

test('a page that is opened is announced by its title, and the keyboard goes on from its beginning', async () => {
  const { page, close } = await openPage('/industry/Retail')
  const told = () => page.locator('[aria-live=polite]').first().textContent()
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName)
  expect([await told(), await focused()]).toEqual(['', 'BODY'])
  await headerLink(page, 'Products').click()
  await expect.poll(told).not.toBe('')
  expect(await told()).toBe(await page.title())
  expect(await focused()).toBe('content')
  await close()
})

const countBlends = (page: Page) =>
  page.addInitScript(() => {
    const blend = document.startViewTransition?.bind(document)
    if (!blend) return
    document.startViewTransition = (change) => {
      document.documentElement.dataset.blends = String(
        Number(document.documentElement.dataset.blends ?? 0) + 1,
      )
      return blend(change)
    }
  })
const blends = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.blends ?? 0))

test('one page blends into the next, which begins at its top', async () => {
  const { page, troubles, close } = await openPage('/industry/Retail', {}, countBlends)
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  await headerLink(page, 'Products').click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await blends(page)).toBe(1)
  await page.goBack()
  await expect.poll(() => blends(page)).toBe(2)
  expect(troubles).toEqual([])
  await close()
})

test('who asked for less motion sees no blend', async () => {
  const { page, close } = await openPage('/industry/Retail', { reducedMotion: 'reduce' }, countBlends)
  await headerLink(page, 'Products').click()
  await expect.poll(() => page.title()).toMatch(/Products/)
  expect(await blends(page)).toBe(0)
  await close()
})

test('a file that a deploy took away is found by one reload, on the page that was meant', async () => {
  const { page, troubles, count, close } = await openPage('/industry/Retail')
  await page.route(galleryScript, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.keyboard.press('Home')
  await headerLink(page, 'Gallery').dispatchEvent('click')
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  expect(count('/gallery')).toBe(1)
  expect(troubles.filter((trouble) => trouble.includes('chunk-missing'))).toHaveLength(1)
  await close()
})

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure', 'SecurityError')
        },
      })
    }
  })

test.each([
  ['kept', async () => {}],
  ['blocked', blockStorage],
])('where the file stays away there is one reload and no more, with storage %s', async (_, prepare) => {
  const { page, count, close } = await openPage('/industry/Retail', {}, prepare)
  await page.route(galleryScript, (route) => route.fulfill({ status: 404 }))
  await headerLink(page, 'Gallery').dispatchEvent('click')
  await expect.poll(() => count('/gallery')).toBe(1)
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  await page.waitForTimeout(1500)
  // The published page stands there to be read.
  expect(count('/gallery')).toBe(1)
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  await close()
})

test('a file that is missing under the pointer reloads nothing', async () => {
  const { page, count, close } = await openPage('/industry/Retail')
  await page.route(galleryScript, (route) => route.fulfill({ status: 404 }))
  await headerLink(page, 'Gallery').hover()
  await expect.poll(() => count(galleryScript)).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(count('/industry/Retail')).toBe(1)
  await close()
})

test('a picture that broke before the script came gives way to its stand-in', async () => {
  const { page, close } = await openVisitor(browser)
  const release = await holdAnswers(page, appScript)
  await page.route(/\.(webp|avif)$/, (route) => route.fulfill({ status: 404 }))
  const broken = page.waitForResponse((response) => response.status() === 404)
  await page.goto('/blog', { waitUntil: 'commit' })
  await broken
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].some((image) => image.complete && !image.naturalWidth)),
    )
    .toBe(true)
  release()
  await page.getByText('Image Error').first().waitFor()
  await close()
})
