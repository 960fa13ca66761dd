import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { launchChromium } from '../../bench/chromium.ts'

let launched: Promise<Browser> | undefined

/** Returns the browser that all test files of a worker share. It ends with the worker. */
export const sharedBrowser = (): Promise<Browser> => (launched ??= launchBrowser())

/** Launches the npm Chromium, which is identical on every machine, or the system's where it does not run. */
export const launchBrowser = (): Promise<Browser> => launchChromium({}, 'npm')

/** Opens a page without storage for one test. Collects its printed errors and exceptions. */
export async function openVisitor(options: BrowserContextOptions = {}) {
  const visitor = await openLasting(options)
  onTestFinished(visitor.close)
  return visitor
}

/** Opens a page as `openVisitor` does, for several tests. The caller closes it. */
export async function openLasting(options: BrowserContextOptions = {}) {
  const browser = await sharedBrowser()
  const context = await browser.newContext({ baseURL: inject('siteUrl'), ...options })
  // Longer than the twelve seconds after which the page gives up on a script. Only a failing test waits for them.
  context.setDefaultTimeout(30_000)
  // Tests load nothing from other hosts. A foreign page, such as the map, is empty.
  const siteHost = new URL(options.baseURL ?? inject('siteUrl')).host
  await context.route(
    (url) => url.host !== siteHost,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  )
  const page = await context.newPage()
  const close = async () => {
    // An answer that is still changed would fail after the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  return { page, troubles: collectTroubles(page), close }
}

/** Holds back the answers to matching requests. Returns a function that releases them. */
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

/**
 * Waits until the page's style sheets and web fonts are drawn. Even after the event `load`, texts may still have the
 * replacement font, in which they wrap elsewhere.
 */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((link) => link.sheet),
  )
  // The first layout asks for the fonts.
  await twoFrames(page)
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await twoFrames(page)
}

const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done))))

/** Records the layout shifts of the page from now on. */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Object(entry).value))
    }).observe({ type: 'layout-shift' })
  })

/** Returns the recorded layout shifts. */
export const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate((): number[] => Reflect.get(window, 'shifts'))

/** Sets the window's size and loads all pictures of the page. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await twoFrames(page)
  await loadPictures(page)
}

/** Loads every picture, also those below the visible part of the page. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}

/** Matches the address of the first script of every published page. */
export const startScript = /\/assets\/index-[\w-]*\.js$/
/** Matches the addresses of all other scripts: React, islands and the app. */
export const otherScripts = /\/assets\/(?!index-)[\w.-]+\.js$/

/** Scrolls the page without animation. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Makes the content service send other texts: by default, each title and description of the answer gets a full stop. */
export async function answerNewer(
  page: Page,
  endpoint: string,
  change = (text: string) => text.replaceAll(/("(?:title|description)[^"]*":\s*"[^"]*[a-z])"/g, '$1."'),
): Promise<void> {
  await page.route(endpoint, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Marks published elements on all later pages. Elements drawn by React have no mark. */
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

/** Returns a list that collects the addresses of all later requests of a page. */
export function requestsOf(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  return requested
}
