import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdAnswers, openVisitor, requestsOf } from '../../support/browser.ts'

/** Home's film starts over its picture after the page has loaded, unless the visitor avoids motion or data. */
const film = /hero-home\.(webm|mp4)$/
const control = (page: Page) => page.locator('#hero [data-action]')
const state = (page: Page) =>
  page.locator('#hero video').evaluate((video: HTMLVideoElement) => ({
    runs: !video.paused,
    shown: Number(getComputedStyle(video).opacity) > 0,
  }))

async function openHome(options = {}, prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const visitor = await openVisitor({ viewport: { width: 1440, height: 900 }, ...options })
  await prepare(visitor.page)
  const asked = requestsOf(visitor.page)
  return { ...visitor, asked, films: () => asked.filter((address) => film.test(address)) }
}

test('it is not fetched before the page has loaded, then runs, and is never the largest thing that is painted', async () => {
  const { page, films } = await openHome()
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

test('its control pauses and continues it', async () => {
  const { page } = await openHome()
  await page.goto('/')
  await expect.poll(() => state(page)).toEqual({ runs: true, shown: true })
  const label = await control(page).getAttribute('aria-label')
  await control(page).click()
  await expect.poll(() => state(page)).toEqual({ runs: false, shown: true })
  expect(await control(page).getAttribute('aria-label')).not.toBe(label)
  await control(page).click()
  await expect.poll(() => state(page)).toEqual({ runs: true, shown: true })
  expect(await control(page).getAttribute('aria-label')).toBe(label)
})

test('under reduced motion the picture is shown: no film is loaded, and there is no control', async () => {
  const { page, films } = await openHome({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.mouse.move(300, 300, { steps: 3 })
  await page.waitForTimeout(1_200)
  expect(films()).toEqual([])
  expect(await page.locator('#hero video').isVisible()).toBe(false)
  expect(await control(page).isVisible()).toBe(false)
  expect(await page.locator('#hero img').first().isVisible()).toBe(true)
})

test('a visitor who saves data sees the picture, and can play the film', async () => {
  const { page, films } = await openHome({}, (visited) =>
    visited.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    ),
  )
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_200)
  expect(films()).toEqual([])
  expect(await state(page)).toEqual({ runs: false, shown: false })
  await control(page).click()
  await expect.poll(() => state(page)).toEqual({ runs: true, shown: true })
  expect(films().length).toBeGreaterThan(0)
})
