import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser, openVisitor, hydrateOnce, saveData } from '../support/browser.ts'
import { siteConfig } from '../support/site-config.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const get = (path: string) => fetch(new URL(path, inject('siteUrl')), { redirect: 'manual' })
const origin = 'http://127.0.0.1:4173'

test('the list for search engines holds every page that may be found, and no other', async () => {
  const xml = await (await get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replace(origin, ''),
  )
  const plain = siteConfig.pages.filter(({ path, page }) => !/[:*]/.test(path) && !page.noindex)
  expect(listed).toEqual(expect.arrayContaining(plain.map(({ path }) => path)))
  expect(
    listed
      .filter((path) => !plain.some((page) => page.path === path))
      .every((path) => /^\/blog\/./.test(path)),
  ).toBe(true)
  expect(xml).toContain(
    `<loc>${origin}/blog/how-to-read-led-quotation</loc><lastmod>2025-04-08T09:00:00+05:30</lastmod>`,
  )
  const rules = await (await get('/robots.txt')).text()
  expect(rules).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(rules).not.toContain('Disallow')
})

test('an old address moves on, and takes its query along', async () => {
  const response = await get('/contact-us?utm_source=card')
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe('/contact?utm_source=card')
})

test('every old address leads to a page', async () => {
  for (const { from, to, status } of siteConfig.redirects) {
    const response = await get(from)
    expect([from, response.status, response.headers.get('location')]).toEqual([from, status, to])
    expect((await get(to)).status).toBe(200)
  }
})

test('a link to an old address inside the site leads on without a reload, and Back goes back', async () => {
  const { page, troubles, close } = await openVisitor(browser)
  await page.goto('/gallery')
  await hydrateOnce(page)
  await page.evaluate(() => {
    window.name = 'the same document'
    history.pushState(null, '', '/about-us?utm_source=card')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('heading', { level: 1, name: 'From Vision to Reality' }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/about?utm_source=card')
  await expect.poll(() => page.title()).toMatch(/^About/)
  expect(await page.evaluate(() => window.name)).toBe('the same document')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  expect(troubles).toEqual([])
  await close()
})

describe.each(['/', '/products/led-standee-display', '/industry/CorporateOffice', '/contact', '/nowhere'])(
  '%s',
  (path) => {
    test('fetches what draws its blocks all at once on intent, and nothing that it does not need', async () => {
      const { page, close } = await openVisitor(browser)
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname)
      })
      await saveData(page)
      // Without an answer of the service there is nothing to read: all that loads is what the page itself needs.
      await page.route('**/api/**', () => {})
      await page.goto(path)
      const links = page.locator('link[rel=modulepreload]')
      expect(await links.count()).toBe(0)
      await hydrateOnce(page)
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      const entry = await page.locator('script[type=module]').getAttribute('src')
      const preloaded = [...hrefs, entry ?? ''].toSorted()
      expect(new Set(preloaded).size).toBe(preloaded.length)
      expect([...new Set(scripts)].toSorted()).toEqual(preloaded)
      // A preload that no import uses would be fetched all the same; the page's own imports are those that ran.
      expect(preloaded.length).toBeGreaterThan(1)
      await close()
    })
  },
)

test('what a newer answer changes does not move what stands around it', async () => {
  const { page, close } = await openVisitor(browser, { viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) Object.assign(window, { moved: Reflect.get(window, 'moved') + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/api/retails', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('Night-shift installation', 'Night-time installation')
    await route.fulfill({ response, body })
  })
  await page.goto('/industry/Retail')
  await expect.poll(() => page.getByRole('heading', { name: 'Night-time installation' }).count()).toBe(1)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBe(0)
  await close()
})

test('without a script the contact page hands over to the phone, the chat and e-mail', async () => {
  const { page, close } = await openVisitor(browser, { javaScriptEnabled: false })
  await page.goto('/contact')
  const ways = page.locator('#enquiry noscript a')
  expect(await ways.evaluateAll((all) => all.map((way) => way.getAttribute('href')?.split(':')[0]))).toEqual([
    'tel',
    'mailto',
    'https',
  ])
  expect(await page.locator('#enquiry noscript p').isVisible()).toBe(true)
  expect(await page.locator('form').isVisible()).toBe(false)
  await close()
})
