import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { siteConfig } from '../support/site-config.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Every page at an address that exists; a client's page without a client too. */
const addresses = siteConfig.pages.map(({ path }) =>
  path
    .replace('/blog/:id', '/blog/choose-pixel-pitch-by-viewing-distance')
    .replace('/industry/:slug', '/industry/RentalLED')
    .replace(':clientSlug', 'district-hospital')
    .replace('/*', '/nowhere'),
)

describe.each([390, 834, 1440])('at %i px', (width) => {
  test.each(addresses)('%s fits, loads every picture and prints nothing', async (path) => {
    const { page, troubles, close } = await openVisitor(browser, {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await page.waitForLoadState('networkidle')
    const broken = await page.evaluate(() =>
      Array.from(document.images, ({ src, naturalWidth }) => (naturalWidth > 0 ? '' : src)).filter(Boolean),
    )
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect({ broken, overflow, troubles }).toEqual({ broken: [], overflow: 0, troubles: [] })
    await close()
  })
})
