import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openVisitor, hydrateOnce } from '../support/browser.ts'
import { siteAddresses } from '../support/site-addresses.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each([390, 834, 1440])('at %i px', (width) => {
  test.each(siteAddresses)('%s fits, loads every picture, is accessible and prints nothing', async (path) => {
    const { page, troubles, close } = await openVisitor(browser, {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await hydrateOnce(page)
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await page.waitForLoadState('networkidle')
    const broken = await page.evaluate(() =>
      Array.from(document.images, ({ src, naturalWidth }) => (naturalWidth > 0 ? '' : src)).filter(Boolean),
    )
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    const objections = await accessibilityOf(page)
    // The browser itself says so when an address is answered with 404, as the not-found page must be.
    const own = troubles.filter((trouble) => !(path === '/nowhere' && trouble.includes('404')))
    const nothing = { broken: [], overflow: 0, objections: [], own: [] }
    expect({ broken, overflow, objections, own }).toEqual(nothing)
    await close()
  })
})

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

/** What axe-core objects to by WCAG 2.2 AA, contrast and target size among it, a line per element. */
async function accessibilityOf(page: Page): Promise<string[]> {
  // A script element would be stopped by the site's policy.
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await window.axe.run(document, { runOnly: rules, iframes: false })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}
