import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, loadPictures, resize } from './browser.ts'
import { own, violations, watchPolicy } from './watched.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export const phone = { width: 390, height: 844 }

/** Opens pages once each on a phone, in a browser of the file's own; a page's window grows from test to test. */
export function pageOpener() {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  const openWatched = watchPolicy()

  return function openOnce(path: string) {
    let visitor: Awaited<ReturnType<typeof openWatched>>
    beforeAll(async () => {
      visitor = await openWatched(browser, { viewport: phone, reducedMotion: 'reduce' })
      const { page } = visitor
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(takeSmallest)
      await loadPictures(page)
      // A script element would be stopped by the site's policy.
      await page.evaluate(axeSource)
    })
    afterAll(() => visitor.close())
    return () => visitor
  }
}

/** In the page: has every width take the smallest file of a picture; that all lie there, and which is taken, is in pictures.test.ts. */
function takeSmallest(): void {
  for (const candidates of document.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    candidates.sizes = '1px'
}

/** What every page has to be, on every screen. */
export function looksRight(path: string, visitor: ReturnType<ReturnType<typeof pageOpener>>) {
  test.each([phone, { width: 834, height: 900 }, { width: 1440, height: 900 }])(
    'at $width px fits, loads every picture, is accessible, leaves no card alone, keeps to the policy and prints nothing',
    async (size) => {
      const { page, troubles } = visitor()
      await resize(page, size)
      const broken = await page.evaluate(() =>
        Array.from(document.images, ({ src, naturalWidth }) => (naturalWidth > 0 ? '' : src)).filter(Boolean),
      )
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      const isBetween = size.width === 834 && !allWidths.has(path)
      const objections = isBetween ? [] : await accessibilityOf(page)
      // A phone shows its cards one below another.
      const alone = size === phone ? [] : await cardsAlone(page)
      const found = { broken, overflow, objections, alone, refused: await violations(page) }
      // The browser itself says so when an address is answered with 404, as the not-found page must be.
      const printed = path === '/nowhere' ? own(troubles) : troubles
      expect({ ...found, printed }).toEqual({
        broken: [],
        overflow: 0,
        objections: [],
        alone: [],
        refused: [],
        printed: [],
      })
    },
  )

  test('from 320 to 2560 px nothing scrolls sideways; on a desk its first heading takes four lines at most', async () => {
    const { page } = visitor()
    for (const width of [320, 600, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForFunction((expected) => innerWidth === expected, width)
      const { lines, overflow } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => ({
        lines: Math.round(heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)),
        overflow: document.documentElement.scrollWidth - innerWidth,
      }))
      expect(overflow, `sideways at ${width} px`).toBe(0)
      expect(lines, `lines at ${width} px`).toBeLessThanOrEqual(width < 1440 ? Infinity : 4)
    }
  })
}

/** Between the two layouts of a page stands a mixture of both: what axe finds there it finds on these pages, which hold every block. */
const allWidths = new Set([
  '/',
  '/about',
  '/industry/Retail',
  '/industry/CorporateOffice',
  '/products/led-standee-display',
  '/contact',
  '/gallery',
  '/screen-planner',
])

/** The cards that stand alone in the last row of a grid of several columns. */
const cardsAlone = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((grid) => {
      const shown = [...grid.children].filter((child) => child.getClientRects().length > 0)
      if (getComputedStyle(grid).display !== 'grid' || shown.length < 3) return []
      const boxes = shown.map((child) => child.getBoundingClientRect())
      const last = boxes.at(-1)
      const inRow = (top: number) => boxes.filter((box) => Math.abs(box.top - top) < 2)
      const alone = inRow(last?.top ?? 0).length === 1 && inRow(boxes[0]?.top ?? 0).length > 1
      // A card that reaches from edge to edge is meant to; one that stands beside a higher one is not in a row of its own.
      const wide = (last?.width ?? 0) > grid.clientWidth * 0.6
      const beside = boxes.some(
        (box) => box !== last && box.top < (last?.top ?? 0) && box.bottom > (last?.top ?? 0) + 2,
      )
      return alone && !wide && !beside
        ? [`${grid.className}: ${shown.at(-1)?.textContent?.slice(0, 60)}`]
        : []
    }),
  )

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

/** What axe-core objects to by WCAG 2.2 AA, contrast and target size among it, a line per element. */
function accessibilityOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const report = await window.axe.run(document, { runOnly: rules, iframes: false })
    return report.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    )
  })
}
