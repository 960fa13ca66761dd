import pLimit from 'p-limit'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { appScript, holdAnswers, launchBrowser, openVisitor, hydrateOnce } from '../support/browser.ts'
import { siteConfig } from '../support/site-config.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const get = (path: string) => fetch(new URL(path, inject('siteUrl')))
const published = siteConfig.pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path))

let plain: Awaited<ReturnType<typeof openVisitor>>
/** A visitor without scripts, who goes from page to page. */
beforeAll(async () => {
  plain = await openVisitor(browser, { javaScriptEnabled: false })
})
afterAll(() => plain.close())

describe.each([...published, '/blog/choose-pixel-pitch-by-viewing-distance'])('%s', (path) => {
  test('says who it is in the first answer, each once, in the head', async () => {
    const response = await get(path)
    expect(response.status).toBe(200)
    const [head = '', body = ''] = (await response.text()).split('</head>')
    const once = [
      '<title>',
      'name="description"',
      'rel="canonical"',
      'property="og:title"',
      'name="twitter:card"',
    ]
    expect(once.map((tag) => head.split(tag).length - 1)).toEqual(once.map(() => 1))
    expect(once.filter((tag) => body.includes(tag))).toEqual([])
    expect(head).toContain(`<link rel="canonical" href="http://127.0.0.1:4173${path === '/' ? '/' : path}"/>`)
    expect(body.split('<h1').length - 1).toBe(1)
  })

  test('is readable without a script, its links and questions work', async () => {
    const { page } = plain
    // With its style sheet, which hides what only a script could answer.
    await page.goto(path)
    const main = page.getByRole('main')
    const pictures = await main
      .locator('img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('alt') ?? ''))
    const said = [await main.innerText(), ...pictures].join(' ')
    expect(said.split(/\s+/).length).toBeGreaterThan(25)
    const question = page.locator('details:not([open]) > summary').filter({ visible: true }).first()
    const asked = await question.count()
    if (asked > 0) await question.click()
    expect(await page.locator('details[open] p').count()).toBeGreaterThanOrEqual(Math.min(asked, 1))
    // What only a script could answer is not offered.
    const dead = await page
      .locator('button:visible, input:visible, select:visible, textarea:visible')
      .evaluateAll((all) =>
        all
          .filter((control) => getComputedStyle(control).pointerEvents !== 'none')
          // A menu's button is answered by the style sheet: with the focus on it, what it controls is there.
          .filter((control) => {
            control.focus()
            return !document.getElementById(control.getAttribute('aria-controls') ?? '')?.checkVisibility()
          })
          .map((control) => control.outerHTML),
      )
    expect(dead).toEqual([])
    expect(await page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0)
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
    expect(await about.getAttribute('href')).toBe('/about')
  })
})

/** Every address of this site in a page: of links, pictures and their sizes, films, styles and scripts. */
function ownAddresses(html: string): URL[] {
  const named = [...html.matchAll(/\s(?:href|src|poster|data-file)="([^"]+)"/g)].map(
    ([, address = '']) => address,
  )
  const sized = [...html.matchAll(/\s(?:srcSet|srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, list = '']) =>
    list.split(', ').map((one) => one.split(' ')[0] ?? ''),
  )
  return [...named, ...sized]
    .map((address) => new URL(address.replaceAll('&amp;', '&'), inject('siteUrl')))
    .filter(({ origin }) => origin === new URL(inject('siteUrl')).origin)
}

test('whatever a published page names is there, and its structured data can be read', async () => {
  const list = await (await get('/sitemap.xml')).text()
  const pages = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(pages.length).toBeGreaterThan(35)
  const htmls = await Promise.all(pages.map(async (path) => ({ path, html: await (await get(path)).text() })))
  const named = htmls.map((page) => ({ ...page, addresses: ownAddresses(page.html) }))
  const asked = new Set(named.flatMap(({ addresses }) => addresses.map(({ pathname }) => pathname)))
  const statuses = new Map(
    await pLimit(8).map(asked, async (pathname) => {
      const { status } = await fetch(new URL(pathname, inject('siteUrl')), { method: 'HEAD' })
      return [pathname, status] as const
    }),
  )
  const missing: string[] = []
  for (const { path, html, addresses } of named) {
    for (const { pathname, hash } of addresses) {
      const status = statuses.get(pathname)
      if (status !== 200) missing.push(`${path} names ${pathname}: ${status}`)
      if (hash && pathname === path && !html.includes(` id="${hash.slice(1)}"`))
        missing.push(`${path} names ${hash}`)
    }
    const [, json = ''] = /id="structured-data">(.*?)<\/script>/s.exec(html) ?? []
    const things: unknown = JSON.parse(json)
    expect(things, path).toEqual(
      expect.arrayContaining([expect.objectContaining({ '@context': 'https://schema.org' })]),
    )
  }
  expect(missing).toEqual([])
  expect(asked.size).toBeGreaterThan(300)
})

test('without a script a link of the foot leads to its page', async () => {
  const { page } = plain
  await page.goto('/industry/Retail')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.getByRole('heading', { level: 1, name: 'From Vision to Reality' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/about')
})

test('the questions for search engines are in the first answer', async () => {
  const html = await (await get('/products/led-standee-display')).text()
  const json = /id="structured-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const things: unknown[] = JSON.parse(json)
  expect(things.at(-1)).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 10 } })
})

test.each(['/nowhere', '/industry/Nothing/at/all', '/%E0%A4%A'])(
  '%s is answered with 404 and kept out of search',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
  },
)

test('hydration keeps every element of the published page', async () => {
  const { page, troubles, close } = await openVisitor(browser, { reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('#root *')) element.setAttribute('data-published', '')
    })
  })
  await page.goto('/industry/HospitalityAndHotels')
  await hydrateOnce(page)
  const shown = page.locator('#root main *')
  expect(await shown.count()).toBeGreaterThan(200)
  expect(await page.locator('#root main *:not([data-published])').count()).toBe(0)
  expect(troubles).toEqual([])
  await close()
})

const endpoint = '**/api/retails'

test('a newer answer takes the place of what was published', async () => {
  const { page, close } = await openVisitor(browser)
  await page.route(endpoint, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace('Night-shift installation', 'Edited just now'),
    })
  })
  await page.goto('/industry/Retail')
  await expect.poll(() => page.getByRole('heading', { name: 'Edited just now' }).count()).toBe(1)
  await close()
})

test.each([
  ['fails', { status: 500, body: 'down' }],
  ['answers with a page', { contentType: 'text/html', body: '<!doctype html><p>Login</p>' }],
])('a service that %s leaves what was published, and is reported', async (_, answer) => {
  const { page, troubles, close } = await openVisitor(browser)
  await page.route(endpoint, (route) => route.fulfill(answer))
  await page.goto('/industry/Retail')
  await expect.poll(() => troubles.some((trouble) => trouble.includes('content-failed'))).toBe(true)
  await page.getByRole('heading', { name: 'Night-shift installation' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await close()
})

test('a head that was published is taken over, not doubled, on the way through the site and back', async () => {
  const { page, troubles, close } = await openVisitor(browser)
  await page.goto('/products/led-standee-display')
  const counts = () =>
    page.evaluate(() =>
      [
        'title',
        'meta[name=description]',
        'link[rel=canonical]',
        'meta[property="og:url"]',
        'meta[name=viewport]',
      ].map((tag) => document.head.querySelectorAll(tag).length),
    )
  expect(await counts()).toEqual([1, 1, 1, 1, 1])
  for (const [name, title] of [
    ['Industry', /^LED Display Solutions by Industry/],
    ['Gallery', /^Gallery/],
    ['About', /^About/],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect.poll(() => page.title()).toMatch(title)
    expect(await counts()).toEqual([1, 1, 1, 1, 1])
  }
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect.poll(() => page.title()).toMatch(/^LED Standee/)
  expect(await counts()).toEqual([1, 1, 1, 1, 1])
  expect(troubles).toEqual([])
  await close()
})

test('when nothing is newer, what reads content does not load', async () => {
  const { page, close } = await openVisitor(browser)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/products/led-standee-display')
  await page.waitForLoadState('networkidle')
  expect(scripts.some((url) => url.includes('/api/led-standee-displays'))).toBe(true)
  expect(scripts.filter((url) => /sanitizer|read-content|page-head|page-data/.test(url))).toEqual([])
  await close()
})

test('who scrolled before the script came stays where they are', async () => {
  const { page, close } = await openVisitor(browser)
  const release = await holdAnswers(page, appScript)
  await page.goto('/industry/Retail', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  release()
  // The way up is drawn by the script alone.
  await page.getByRole('button', { name: 'Scroll to top' }).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
  await close()
})
