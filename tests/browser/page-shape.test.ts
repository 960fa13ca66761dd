import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { siteAddresses } from '../support/site-addresses.ts'
import { siteConfig } from '../support/site-config.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A phone's screen, and what the tabs at its foot take of it. */
const phone = { width: 390, height: 844 }
const tabs = 64
/** So many screens long at most. */
const lengths = { industry: 8, products: 7 }

const detailAddresses = siteConfig.pages
  .filter(({ file }) => /\/(industries|products)\/\w/.test(file) && !file.includes('/general/'))
  .map(({ path }) => path)

/** Opens each address in turn, as published; what `look` finds wrong comes with its address. */
async function walk(
  viewport: { width: number; height: number },
  addresses: readonly string[],
  look: (page: Page, path: string) => Promise<string[]>,
) {
  const { page, close } = await openVisitor(browser, { viewport, reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of addresses) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    found.push(...(await look(page, path)).map((what) => `${path}: ${what}`))
  }
  await close()
  return found
}

test('on a phone an industry is at most eight screens long, a product seven', async () => {
  const wrong = await walk(phone, detailAddresses, async (page, path) => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const most = lengths[path.startsWith('/products/') ? 'products' : 'industry'] * phone.height
    return height > most ? [`${height} px, at most ${most}`] : []
  })
  expect(wrong).toEqual([])
})

test('on a phone the way to the enquiry and three facts stand within the first screen', async () => {
  const wrong = await walk(phone, detailAddresses, async (page) => {
    const ends = await page.evaluate(() => {
      const hero = document.querySelector('main h1')?.closest('section')
      const offers = hero?.querySelectorAll('a[href="/contact"], dl > div') ?? []
      return Array.from(offers, (element) => element.getBoundingClientRect().bottom)
    })
    const lowest = Math.max(...ends)
    return [
      ...(ends.length < 4 ? [`${ends.length} of a button and three facts`] : []),
      ...(lowest > phone.height - tabs ? [`ends at ${lowest}`] : []),
    ]
  })
  expect(wrong).toEqual([])
})

test.each([834, 1440])('no grid leaves a card alone at %i px', async (width) => {
  const wrong = await walk({ width, height: 900 }, siteAddresses, (page) =>
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
    ),
  )
  expect(wrong).toEqual([])
})
