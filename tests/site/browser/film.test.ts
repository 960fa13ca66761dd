import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdAnswers, openVisitor, requestsOf } from '../../support/browser.ts'

/** Home's film starts over its picture after the page has loaded, unless the visitor avoids motion or data. */
const film = /hero-home\.(webm|mp4)$/
const state = (page: Page) =>
  page.locator('#hero video').evaluate((video: HTMLVideoElement) => ({
    runs: !video.paused,
    shown: Number(getComputedStyle(video).opacity) > 0,
  }))

test('it is not fetched before the page has loaded, then runs, and is never the largest thing that is painted', async () => {
  const { page } = await openVisitor({ viewport: { width: 1440, height: 900 } })
  const requested = requestsOf(page)
  const films = () => requested.filter((address) => film.test(address))
  await page.addInitScript(() => {
    Object.assign(window, { painted: [] })
    new PerformanceObserver((list) => {
      const painted: unknown[] = Reflect.get(window, 'painted')
      for (const entry of list.getEntries()) painted.push(Object(entry).element?.tagName)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const release = await holdAnswers(page, /favicon|archivo.*woff2/)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(500)
  expect(films()).toEqual([])
  release()
  await expect.poll(() => state(page)).toEqual({ runs: true, shown: true })
  await page.waitForTimeout(500)
  const painted = await page.evaluate((): unknown[] => Reflect.get(window, 'painted'))
  expect(painted.length).toBeGreaterThan(0)
  expect(painted).not.toContain('VIDEO')
})
