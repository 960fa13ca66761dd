import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  drawn,
  holdAnswers,
  openLasting,
  openVisitor,
  shiftsOf,
  startScript,
  watchShifts,
} from '../../support/browser.ts'
import { outDir } from '../../support/run-folders.ts'

/** Pages without a script and with a late one. published.test.ts checks that every page is readable. */
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

describe('without a script', () => {
  let page: Page
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ page, close } = await openLasting({ ...desktop, javaScriptEnabled: false }))
  })
  afterAll(() => close())

  const shownOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (all) => all.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
      )

  test('every feature opens, and one is open at a time', async () => {
    await page.goto('/')
    const open = () => page.locator('#features details[open] summary').allTextContents()
    const all = await page.locator('#features summary').allTextContents()
    expect(await open()).toEqual([all[0]])
    await page.locator('#features summary').nth(2).click()
    expect(await open()).toEqual([all[2]])
  })

  test('every article is listed', async () => {
    const published = readdirSync(join(outDir, 'blog')).filter((file) => file.endsWith('.html'))
    await page.goto('/blog')
    expect(await shownOf('main article')).toBe(published.length)
    expect(await page.locator('main nav button:visible').count()).toBe(0)
  })

  test('every picture of the gallery is shown, and opens as a file', async () => {
    await page.goto('/gallery')
    const thumbs = page.locator('#pictures [data-item]')
    expect(await thumbs.count()).toBeGreaterThan(20)
    expect(await shownOf('#pictures [data-item]')).toBe(await thumbs.count())
    expect(await page.locator('#pictures :is(button, select, progress):visible').count()).toBe(0)
    const opened = page.waitForResponse((response) => response.request().isNavigationRequest())
    await thumbs.last().locator('a').click()
    expect((await opened).headers()['content-type']).toMatch(/^image\//)
  })

  test.each(['/products/rental-event-display', '/industry/CorporateOffice'])(
    'every slide of %s is shown, and none lies over another',
    async (path) => {
      await page.goto(path)
      const boxes = await page
        .locator('#showcase [data-slide]')
        .evaluateAll((all) =>
          all
            .filter((slide) => slide.checkVisibility({ visibilityProperty: true }))
            .map((slide) => slide.getBoundingClientRect().toJSON()),
        )
      expect(boxes.length).toBe(await page.locator('#showcase [data-slide]').count())
      expect(boxes.length).toBeGreaterThan(2)
      const places = new Set(boxes.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`))
      expect(places.size).toBe(boxes.length)
    },
  )
})

/** Opens a page and holds its script until it is released. Then waits for the script. */
async function openEarly(path: string, options = {}) {
  const visitor = await openVisitor(options)
  const { page } = visitor
  const hold = await holdAnswers(page, startScript)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor({ state: 'attached' })
  await drawn(page)
  await watchShifts(page)
  const release = async () => {
    const loaded = page.waitForEvent('load')
    hold()
    await loaded
  }
  return { ...visitor, release }
}

describe('while the script is late', () => {
  test('menu, its groups and questions open, and stay open when it comes', async () => {
    const { page, troubles, release } = await openEarly('/industry/Retail', phone)
    await page.locator('#faq summary').nth(1).tap()
    const question = await page.locator('#faq summary').nth(1).textContent()
    await page.locator('header summary[aria-label="Menu"]').tap()
    const group = page.getByRole('navigation', { name: 'Menu' }).getByText('Industry', { exact: true })
    await group.tap()
    const open = () =>
      page
        .locator('details[open]:visible > summary')
        .evaluateAll((all) => all.map((control) => control.getAttribute('aria-label') ?? control.textContent))
    const before = await open()
    expect(before).toEqual(expect.arrayContaining(['Menu', 'Industry', question]))
    await release()
    expect(await open()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('navigation', { name: 'Menu' }).count()).toBe(0)
    expect(troubles).toEqual([])
  })

  test('features open, and the one that was opened stays so', async () => {
    const { page, release } = await openEarly('/', desktop)
    const open = () => page.locator('#features details[open] summary').allTextContents()
    const all = await page.locator('#features summary').allTextContents()
    await page.locator('#features summary').nth(2).click()
    expect(await open()).toEqual([all[2]])
    await page.mouse.move(2, 2)
    await release()
    expect(await open()).toEqual([all[2]])
    // With the script, one item is always open.
    await page.locator('#features summary').nth(2).click()
    expect(await open()).toEqual([all[2]])
  })

  test('a page of the gallery that was chosen is shown when it comes', async () => {
    const { page, release } = await openEarly('/gallery', phone)
    const list = page.locator('#pictures select')
    const last = (await list.locator('option').last().getAttribute('value')) ?? ''
    await list.selectOption(last)
    await release()
    await expect.poll(() => page.locator('#pictures [aria-current="page"]').textContent()).toBe(last)
    expect(await list.inputValue()).toBe(last)
  })

  test.each([
    '/',
    '/industry/Retail',
    '/industry/CorporateOffice',
    '/products/rental-event-display',
    '/products/outdoor-led-video-walls',
    '/gallery',
    '/blog',
    '/contact',
    '/screen-planner',
  ])('nothing of %s moves when the script runs', async (path) => {
    const { page, release } = await openEarly(path, phone)
    const places = () =>
      page
        .locator('header, main > *, main :is(h2, h3, p, li, img, button, summary, input), footer')
        .evaluateAll((all) =>
          all
            .filter(
              (element) =>
                element.checkVisibility({ visibilityProperty: true }) &&
                !element.closest('[aria-hidden="true"]'),
            )
            .map((element) => {
              const { top, width, height } = element.getBoundingClientRect()
              return `${element.tagName} ${[top, width, height].map(Math.round).join(' ')}`
            }),
        )
    const before = await places()
    expect(before.length).toBeGreaterThan(20)
    await release()
    await page.waitForTimeout(200)
    expect(await places()).toEqual(before)
    expect(await shiftsOf(page)).toEqual([])
  })

  test('the comparison chooses two products, and nothing in sight moves', async () => {
    const { page, release } = await openEarly('/compare-products', phone)
    await release()
    await expect.poll(() => page.locator('#comparison td[hidden]').count()).toBeGreaterThan(0)
    await page.waitForTimeout(200)
    expect(await shiftsOf(page)).toEqual([])
  })
})
