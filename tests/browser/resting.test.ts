import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  appScript,
  holdAnswers,
  hydrated,
  hydrateOnce,
  launchBrowser,
  openVisitor,
  saveData,
  requestsOf,
} from '../support/browser.ts'
import { site } from '../support/site-config.ts'

/** A published page is hydrated when it has come, and for who saves data when it is touched: what it does before, and what then. */
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Opens a page for somebody who saves data, so that it rests until it is touched. */
async function openResting(path: string, options = {}) {
  const visitor = await openVisitor(browser, options)
  await saveData(visitor.page)
  const asked = requestsOf(visitor.page)
  await visitor.page.goto(path)
  await visitor.page.waitForLoadState('networkidle')
  return { ...visitor, asked }
}

const isHydrating = (asked: string[]) => asked.some((address) => appScript.test(address))

test('untouched it is hydrated all the same, once it has come, with its one content call', async () => {
  const { page, troubles, close } = await openVisitor(browser)
  const asked = requestsOf(page)
  const release = await holdAnswers(page, appScript)
  await page.goto('/products/led-standee-display')
  expect(await page.locator('[data-unhydrated]').count()).toBe(2)
  release()
  await expect.poll(() => page.locator('[data-unhydrated]').count()).toBe(0)
  // The carousel moves on by itself, for somebody who never touches the page.
  const current = () =>
    page.locator('#showcase [role="group"][aria-hidden="false"]').getAttribute('aria-label')
  const first = await current()
  await expect.poll(current).not.toBe(first)
  expect(asked.filter((address) => address.startsWith('/api/'))).toEqual(['/api/led-standee-displays'])
  expect(troubles).toEqual([])
  await close()
})

test('what a page is drawn with is not loaded for blocks that stay as they were published', async () => {
  const { page, close } = await openVisitor(browser)
  const asked = requestsOf(page)
  await page.goto('/industry/Retail')
  await hydrated(page)
  expect(
    asked.filter((address) => /\/assets\/(?!start|app|libraries|rolldown-runtime)[\w-]*\.js$/.test(address)),
  ).toEqual([])
  await close()
})

test('where somebody saves data it makes its one content call and loads no more than the script it begins with', async () => {
  const { asked, troubles, close } = await openResting('/industry/Retail')
  expect(asked.filter((address) => address.endsWith('.js'))).toEqual([
    expect.stringMatching(/^\/assets\/start-/),
  ])
  expect(asked.filter((address) => address.startsWith('/api/'))).toEqual(['/api/retails'])
  expect(troubles).toEqual([])
  await close()
})

describe('it is hydrated', () => {
  test.each<[string, (page: Page) => Promise<unknown>]>([
    // As a hand does: the first event of a pointer that was not there yet is no movement.
    ['when the pointer moves', (page) => page.mouse.move(90, 90, { steps: 2 })],
    ['when it is touched', (page) => page.touchscreen.tap(200, 500)],
    ['when it is scrolled', (page) => page.evaluate(() => window.scrollBy(0, 40))],
    ['when a key is pressed', (page) => page.keyboard.press('Tab')],
  ])('%s', async (_, sign) => {
    const { page, asked, troubles, close } = await openResting('/industry/Retail', phone)
    expect(isHydrating(asked)).toBe(false)
    await sign(page)
    await expect.poll(() => isHydrating(asked)).toBe(true)
    expect(asked.filter((address) => address.startsWith('/api/'))).toEqual(['/api/retails'])
    expect(troubles).toEqual([])
    await close()
  })
})

test('a press that comes before the script is answered with it', async () => {
  const { page, close } = await openVisitor(browser, phone)
  const release = await holdAnswers(page, appScript)
  await page.goto('/industry/Retail')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.tap()
  expect(await menu.getAttribute('aria-expanded')).toBe('false')
  expect(await menu.getAttribute('aria-busy')).toBe('true')
  release()
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true')
  expect(await menu.getAttribute('aria-busy')).toBeNull()
  await close()
})

test('a choice from a list that comes before the script is made with it', async () => {
  const { page, close } = await openVisitor(browser, phone)
  const release = await holdAnswers(page, appScript)
  await page.goto('/gallery')
  const list = page.locator('#pictures select')
  const last = await list.locator('option').last().getAttribute('value')
  await list.selectOption(last)
  release()
  await expect.poll(() => page.locator('#pictures [aria-current="page"]').textContent()).toBe(last)
  expect(await list.inputValue()).toBe(last)
  await close()
})

test('what was typed beside a choice from a list that comes before the script stays', async () => {
  const { page, close } = await openVisitor(browser, phone)
  const release = await holdAnswers(page, appScript)
  await page.goto('/screen-planner')
  const field = (name: string) => page.locator(`#planner [name="${name}"]`)
  const last = await field('use').locator('option').last().getAttribute('value')
  await field('near').fill('7')
  await field('use').selectOption(last)
  release()
  await expect.poll(() => new URL(page.url()).searchParams.get('use')).toBe(last)
  expect(new URL(page.url()).searchParams.get('near')).toBe('7')
  expect([await field('near').inputValue(), await field('use').inputValue()]).toEqual(['7', last])
  await close()
})

test('a picture that fails in a block that is never hydrated is replaced by its words', async () => {
  const { page, close } = await openVisitor(browser)
  await saveData(page)
  await page.route(/\.(avif|webp)$/, (route) => route.abort())
  await page.goto('/industry/Retail')
  await expect.poll(() => page.getByText('Image Error').count()).toBeGreaterThan(0)
  await close()
})

test('should the page have to be made anew, its static blocks are as they were', async () => {
  const { page, close } = await openVisitor(browser)
  const release = await holdAnswers(page, appScript)
  await page.goto('/industry/Retail')
  const words = await page.locator('main').textContent()
  // As an extension of the browser might.
  await page.evaluate(() => document.querySelector('header')?.replaceChildren())
  release()
  await page
    .getByRole('button', { name: 'Menu', exact: true })
    .or(page.locator('header nav'))
    .first()
    .waitFor()
  expect(await page.locator('main').textContent()).toBe(words)
  await close()
})

test('a link that takes a client along waits for the script; one that takes nothing does not', async () => {
  const { page, close } = await openVisitor(browser)
  const release = await holdAnswers(page, appScript)
  await page.goto('/')
  await page.locator('a[href="/clients/district-hospital"]').first().click()
  expect(new URL(page.url()).pathname).toBe('/')
  release()
  await page.waitForURL('**/clients/district-hospital')
  await page.getByText('A district hospital').first().waitFor()
  await close()
})

test('a page that is drawn from the shell goes by the brand until its own head has come', async () => {
  const { page, close } = await openVisitor(browser)
  const release = await holdAnswers(page, /assets\/page-head-.*\.js/)
  await page.goto('/clients/district-hospital')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.title()).toBe(site.brand)
  release()
  await expect.poll(() => page.title()).toMatch(/^Client Details/)
  expect(await page.locator('title:not(svg *)').count()).toBe(1)
  await close()
})

test('a page that could not be hydrated is tried again', async () => {
  const { page, close } = await openVisitor(browser, phone)
  let times = 0
  let isOnline = false
  await page.route(appScript, async (route) => {
    times += 1
    await (isOnline ? route.continue() : route.abort('internetdisconnected'))
  })
  await page.goto('/industry/Retail')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect.poll(() => times).toBeGreaterThan(0)
  await page.context().setOffline(false)
  isOnline = true
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Menu' }).tap()
        return page.getByRole('navigation', { name: 'Menu' }).isVisible()
      },
      { timeout: 8_000, interval: 1_000 },
    )
    .toBe(true)
  await close()
})

test('its film runs before it is hydrated, and is not fetched for those who asked for less motion', async () => {
  const film = /hero-home\.(webm|mp4)$/
  const lively = await openResting('/')
  expect(lively.asked.some((address) => film.test(address))).toBe(true)
  expect(isHydrating(lively.asked)).toBe(false)
  await lively.close()
  const still = await openResting('/', { reducedMotion: 'reduce' })
  await hydrateOnce(still.page)
  expect(still.asked.filter((address) => film.test(address))).toEqual([])
  expect(await still.page.locator('video').count()).toBe(0)
  await still.close()
})

test('where the visit began is noted before it is hydrated', async () => {
  const { page, asked, close } = await openResting('/industry/Retail?utm_source=fair')
  expect(isHydrating(asked)).toBe(false)
  // It is written down as the page is left.
  await page.reload()
  const visit = await page.evaluate(() => sessionStorage.getItem('visit'))
  expect(JSON.parse(visit ?? '')).toMatchObject({ landing: '/industry/Retail', utm_source: 'fair' })
  await close()
})

test('a form that was left with words in it shows them without being touched', async () => {
  const { page, asked, close } = await openResting('/contact')
  expect(isHydrating(asked)).toBe(false)
  await page.getByRole('textbox', { name: 'Message' }).fill('Nine screens for nine shops')
  await hydrateOnce(page)
  await page.getByRole('textbox', { name: 'Message' }).pressSequentially('!')
  await page.reload()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue())
    .toBe('Nine screens for nine shops!')
  await close()
})
