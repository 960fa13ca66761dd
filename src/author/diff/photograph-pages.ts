import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { count } from '../../lint/say-findings.ts'
import type { PageChange, Side } from './change.ts'
import { comparePixels } from './compare-pixels.ts'
import { addressOfFile } from './compare-sites.ts'
import { groupsOf, isStyled } from './describe.ts'
import { openBrowser } from './open-browser.ts'
import { openFolder, type PublishedFolder } from './compared-folder.ts'
import { comparedPage } from './compared-page.ts'

/** Widths of a phone, a tablet and a desktop. */
export const photoWidths = [390, 834, 1440]
/** Height of the window, in pixels. */
const WINDOW_HEIGHT = 1000
/** Pages that are photographed at the same time. */
const PARALLEL_PAGES = 2
/** Maximum number of groups of which a page is photographed, in the order of the report. */
const MAX_GROUPS = 200
/** Pages of a group that are tried until one shows a change of styles. */
const MAX_TRIED = 5
/** Any time: it is the same for both sides. */
const NOW = new Date('2026-01-01T12:00:00Z')
/** Address of both sides. No request leaves this machine. */
const origin = 'https://site.invalid'

/**
 * Photographs a page of each group before and after, and compares the pixels. A change of styles may be visible on another page
 * of the group only. Returns remarks.
 */
export async function photographPages(changed: PageChange[], before: Side, after: Side): Promise<string[]> {
  const browser = await openBrowser()
  if (typeof browser === 'string') return [browser]
  const published = openFolder(after.folder)
  const groups = groupsOf({ changed, site: [] }).slice(0, MAX_GROUPS)
  await pLimit(PARALLEL_PAGES)
    .map(groups, async ({ pages }) => {
      for (const page of mostUsing(pages, published)) {
        for (const width of photoWidths) {
          const previousPhoto = await photograph(browser, before, page.before, width)
          const nextPhoto = await photograph(browser, after, page.after, width)
          page.photos.push(await comparePixels(width, previousPhoto, nextPhoto))
        }
        if (!isStyled(page) || page.photos.some(({ regions }) => regions.length > 0)) break
      }
    })
    .finally(() => browser.close())
  const remaining = changed.filter(({ photos }) => photos.length === 0).length
  if (remaining === 0) return []
  return [
    `Not photographed: ${count(remaining, 'page')}. One page of each group of equal changes is, up to ${MAX_GROUPS}.`,
  ]
}

/** Returns the pages of a group, those first that use the changed values of styles most often. */
function mostUsing(pages: PageChange[], published: PublishedFolder): PageChange[] {
  const changes = pages[0]?.changes.map(({ text }) => text).join(' ') ?? ''
  const names = [...new Set(changes.match(/--[\w-]+(?=:)/g))]
  if (names.length === 0) return pages.slice(0, MAX_TRIED)
  const use = new RegExp(`var\\((?:${names.join('|')})\\b`, 'g')
  const usesOf = ({ after = '' }: PageChange) => {
    const { html, files } = comparedPage(after, published)
    const sheets = [...files.values()].filter((file) => file.endsWith('.css')).map(published.text)
    return [html, ...sheets].join(' ').match(use)?.length ?? 0
  }
  const uses = new Map(pages.map((page) => [page, usesOf(page)]))
  return pages.toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0)).slice(0, MAX_TRIED)
}

/** Photographs a page from top to bottom. Returns a PNG; undefined without a page. */
export async function photograph(
  browser: Browser,
  side: Side,
  file: string | undefined,
  width: number,
): Promise<Uint8Array | undefined> {
  if (file === undefined) return undefined
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    await serveFolder(context, side)
    const page = await context.newPage()
    await page.clock.setFixedTime(NOW)
    await page.addInitScript(stopObservers)
    await page.goto(origin + addressOfFile(file), { waitUntil: 'networkidle' })
    await settle(page)
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  } finally {
    await context.close()
  }
}

/** Ends all observers when the page is photographed: the whole page becomes the window then, which they would report. */
function stopObservers(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe(target: Element): void {
      super.observe(target)
      addEventListener('photograph', () => this.disconnect())
    }
  }
}

/** Answers requests from a published folder, and pictures of the content from its sources. Others fail. */
async function serveFolder(context: BrowserContext, { root, folder }: Side): Promise<void> {
  await context.route('**/*', async (route) => {
    const { origin: host, pathname } = new URL(route.request().url())
    const path = pathname === '/' ? '/index' : decodeURIComponent(pathname)
    const start = path.startsWith('/storage/') ? join(root, 'content') : folder
    const file = ['.html', ''].map((ending) => join(start, path + ending)).find(existsSync)
    if (host === origin && file !== undefined) await route.fulfill({ path: file })
    else await route.abort()
  })
}

/**
 * Loads fonts and all pictures, and decodes them. Chromium shows a picture in a larger size than it needs if another
 * place of the page has loaded that size before. So each place gets addresses of its own.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
    const frame = () => new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done)))
    const images = [...document.images]
    for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
    for (const [place, image] of document.querySelectorAll<HTMLImageElement>('[srcset]').entries())
      image.srcset = image.srcset.replaceAll(/ \d+w/g, `?${place}$&`)
    for (const film of document.querySelectorAll('video')) film.pause()
    await frame()
    await document.fonts.ready
    // A picture may choose another file while it is decoded, which rejects.
    while (!images.every(({ complete }) => complete)) await frame()
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    await frame()
    dispatchEvent(new Event('photograph'))
  })
