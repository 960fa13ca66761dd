import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { launchChromium, npmChromium } from '../../bench/chromium.ts'

/** The browser that tests look with: on every machine the same, where it runs. */
export async function launchBrowser(): Promise<Browser> {
  return launchChromium({ executablePath: process.env.CHROME_PATH ?? (await npmChromium()) })
}

/** A fresh visitor's page, with what it printed and threw. */
export async function openVisitor(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: inject('siteUrl'), ...options })
  // What is not there by then does not come; a page may take longer on a busy machine.
  context.setDefaultTimeout(10_000)
  context.setDefaultNavigationTimeout(30_000)
  // Nothing comes from elsewhere in a test; a foreign page (the map) is an empty one.
  const own = new URL(options.baseURL ?? inject('siteUrl')).host
  await context.route(
    (url) => url.host !== own,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  )
  const page = await context.newPage()
  return { page, troubles: collectTroubles(page), close: () => context.close() }
}

/** Holds back the answers to what matches until they are released. */
export async function holdAnswers(page: Page, address: RegExp | string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((settle) => {
    release = settle
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** Gives the page a window of this size and loads all of its pictures. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  await loadPictures(page)
}

/** Loads every picture, also those that nobody has scrolled to. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}

/** The script that every published page begins with. */
export const startScript = /\/assets\/index-[\w-]*\.js$/
/** Every script file but that one: React, islands and the app. */
export const otherScripts = /\/assets\/(?!index-)[\w.-]+\.js$/

/** Scrolls the page without motion. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Makes the content service give another answer with the same meaning, so that the app draws the page. */
export async function answerNewer(
  page: Page,
  endpoint: string,
  change = (text: string) => `${text} `,
): Promise<void> {
  await page.route(endpoint, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Marks what was published, from the next page on: what the app draws has no mark. */
export const markPublished = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('#root *')) element.setAttribute('data-published', '')
    })
  })

function collectTroubles(page: Page): string[] {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  return troubles
}

/** The addresses that a page asks for from now on. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}
