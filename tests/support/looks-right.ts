import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawn, loadPictures, openLasting, resize } from './browser.ts'
import { brokenWords } from './broken-words.ts'
import { cutScreens } from './cut-screens.ts'
import { isRelease } from './one-of-each.ts'
import { ownTroubles, violations, watchPolicy } from './watched.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export const phone = { width: 390, height: 844 }

/** Opens each page once on a phone, in one browser per file. Tests then enlarge the page's window. */
export function pageOpener() {
  const openWatched = watchPolicy()

  return function openOnce(path: string) {
    let visitor: Awaited<ReturnType<typeof openWatched>>
    beforeAll(async () => {
      visitor = await openWatched({ viewport: phone, reducedMotion: 'reduce' }, openLasting)
      const { page } = visitor
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await drawn(page)
      await page.evaluate(takeSmallest)
      await loadPictures(page)
      // The site's policy would block a script element.
      await page.evaluate(axeSource)
    })
    afterAll(() => visitor.close())
    return () => visitor
  }
}

/**
 * Runs in the page. Makes every width use the smallest file of a picture. pictures.test.ts checks which file a width
 * uses and that all files exist.
 */
function takeSmallest(): void {
  for (const candidates of document.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    candidates.sizes = '1px'
}

const desk = { width: 1440, height: 900 }

/** Checks a page on a phone and a desk, for a release on every screen size. */
export function looksRight(path: string, visitor: ReturnType<ReturnType<typeof pageOpener>>) {
  test.each(isRelease ? [phone, { width: 834, height: 900 }, desk] : [phone, desk])(
    'at $width px fits, loads every picture, cuts no screen in one, is accessible, leaves no card alone, keeps to the policy and prints nothing',
    async (size) => {
      const { page, troubles } = visitor()
      await resize(page, size)
      const broken = await page.evaluate(() =>
        Array.from(document.images, ({ src, naturalWidth }) => (naturalWidth > 0 ? '' : src)).filter(Boolean),
      )
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      const isBetween = size.width === 834 && !allWidths.has(path)
      const objections = isBetween ? [] : await accessibilityOf(page)
      // A phone shows cards one below another.
      const alone = size === phone ? [] : await cardsAlone(page)
      const cut = await cutScreens(page)
      const faults = { broken, overflow, objections, alone, cut, refused: await violations(page) }
      // The browser prints an error for a 404, which the not-found page must have.
      const printed = path === '/nowhere' ? ownTroubles(troubles) : troubles
      expect({ ...faults, printed }).toEqual({
        broken: [],
        overflow: 0,
        objections: [],
        alone: [],
        cut: [],
        refused: [],
        printed: [],
      })
    },
  )

  test.runIf(isRelease)(
    'from 320 to 2560 px nothing scrolls sideways; on a phone no word breaks; on a desk its first heading takes four lines at most',
    async () => {
      const { page } = visitor()
      for (const width of [320, 360, 390, 600, 1024, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        // Fonts may still be drawn on a busy machine.
        await expect.poll(() => fitOf(page, width), { message: `at ${width} px` }).toBe('fits')
        const broken = () => (width < 600 ? brokenWords(page) : [])
        await expect.poll(broken, { message: `at ${width} px` }).toEqual([])
      }
    },
  )
}

/** Pages that axe also checks at 834 px, a mixture of the two layouts. They contain every block. */
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

/** Returns the cards that are alone in the last row of a grid with several columns. */
const cardsAlone = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((grid) => {
      const shown = [...grid.children].filter((child) => child.getClientRects().length > 0)
      if (getComputedStyle(grid).display !== 'grid' || shown.length < 3) return []
      const boxes = shown.map((child) => child.getBoundingClientRect())
      const last = boxes.at(-1)
      const inRow = (top: number) => boxes.filter((box) => Math.abs(box.top - top) < 2)
      const alone = inRow(last?.top ?? 0).length === 1 && inRow(boxes[0]?.top ?? 0).length > 1
      // A card of full width is intended. A card beside a higher card is not alone in its row.
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

/** Returns axe-core's violations of WCAG 2.2 AA, with contrast and target size, a line per element. */
function accessibilityOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    // The rule `section-twice` warns of blocks with the same heading.
    const switched = { 'landmark-unique': { enabled: false } }
    const report = await window.axe.run(document, { runOnly: rules, rules: switched, iframes: false })
    return report.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    )
  })
}

/** One call a width: Playwright's search for a heading reads the whole page. */
const fitOf = (page: Page, width: number) =>
  page.evaluate(async (expected) => {
    while (window.innerWidth !== expected) await new Promise(requestAnimationFrame)
    const heading = document.querySelector('h1')
    if (!heading) throw new Error('The page has no first heading')
    const lines = Math.round(heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight))
    const overflow = document.documentElement.scrollWidth - innerWidth
    const fits = overflow === 0 && (expected < 1440 || lines <= 4)
    return fits ? 'fits' : `${lines} lines, ${overflow} px sideways`
  }, width)
