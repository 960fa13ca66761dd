import { resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchChromium } from '../../../../bench/chromium.ts'
import { publishedRoutes } from '../../../../bench/published-routes.ts'
import { outDir } from '../../../support/run-folders.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
})
afterAll(() => browser.close())

test('Chromium brings every page back from its cache, at its top', async () => {
  const page = await browser.newPage({ baseURL: inject('siteUrl') })
  for (const route of await publishedRoutes(resolve(outDir))) {
    await page.goto(route)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      Object.assign(window, { wasHere: true })
      window.scrollTo({ top: 900, behavior: 'instant' })
    })
    await page.goto('/robots.txt')
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForFunction((path) => location.pathname === path && window.scrollY === 0, route)
    const returned = await page.evaluate(() => ({
      wasHere: 'wasHere' in window,
      reasons: Object(performance.getEntriesByType('navigation')[0]).notRestoredReasons ?? null,
    }))
    expect(returned, route).toEqual({ wasHere: true, reasons: null })
  }
})
