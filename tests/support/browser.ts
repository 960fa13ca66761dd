import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { launchChromium, npmChromium } from '../../src/measure/chromium.ts'

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

/** Gives the page a window of this size, all of it laid out, and all of its pictures. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(() => document.documentElement.dataset.laidOut !== undefined)
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

/** Moves the mouse, as somebody would who means to use the page, and waits until all of the page answers. */
export async function hydrateOnce(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(4, 4)
  await hydrated(page)
}

/** Waits until all of the page answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}

/** In the page: whether all of it answers. */
export function isHydrated(): boolean {
  const control = document.querySelector('header button')
  const answers = control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'))
  const isLaidOut = document.documentElement.dataset.laidOut !== undefined
  return answers && isLaidOut && document.querySelector('[data-unhydrated]') === null
}

/** Lets the visitor save data, from the next page on: then nothing is fetched or hydrated before the page is touched. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** The script that all pages need to come to life. */
export const appScript = /assets\/app-.*\.js/

function collectTroubles(page: Page): string[] {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  return troubles
}

/** The script that, of these pages, the first alone loads: what draws its own block. */
export async function ownScript(path: string, ...others: string[]): Promise<RegExp> {
  const [own = [], ...shared] = await Promise.all([path, ...others].map(scriptsOf))
  const file = own.find((name) => !shared.some((names) => names.includes(name)))
  if (file === undefined) throw new Error(`${path} loads no script of its own`)
  return new RegExp(file)
}

async function scriptsOf(path: string): Promise<string[]> {
  const html = await (await fetch(new URL(path, inject('siteUrl')))).text()
  return [...html.matchAll(/href="\/(assets\/[\w-]+)\.js"/g)].map(([, file = '']) => file)
}

/** The addresses that a page asks for from now on. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}
