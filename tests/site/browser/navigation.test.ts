import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { drawn, holdAnswers, openVisitor, requestsOf, scrollTo, startScript } from '../../support/browser.ts'

/** A desktop without transitions between pages, which are slow on a busy machine. */
const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const

/** Opens a page on a desktop and records its requests. */
async function openPage(path: string) {
  const visitor = await openVisitor(desktop)
  const requested = requestsOf(visitor.page)
  await visitor.page.goto(path)
  return { ...visitor, requested }
}

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('the browser follows links: each is a document with its own title, and no list of addresses is loaded', async () => {
  const { page, troubles, requested } = await openPage('/industry/Retail')
  for (const [name, title] of [
    ['Industry', /^LED Display Solutions by Industry/],
    ['Gallery', /^Gallery/],
    ['About', /^About/],
  ] as const) {
    await headerLink(page, name).click()
    await expect.poll(() => page.title()).toMatch(title)
    await page.waitForLoadState()
  }
  await page.goBack()
  expect(await page.title()).toMatch(/^Gallery/)
  expect(requested.filter((address) => address.startsWith('/page-data/'))).toEqual([])
  expect(requested.filter((address) => address === '/gallery').length).toBeGreaterThan(0)
  expect(troubles).toEqual([])
})

describe('every page begins at the top', () => {
  test('after a link, after Back and after Forward', async () => {
    const { page } = await openPage('/industry/Retail')
    await scrollTo(page, 2000)
    await footerLink(page, 'Products').click()
    await page.waitForURL('**/products')
    expect(await scrolled(page)).toBe(0)
    await scrollTo(page, 400)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(0)
    await scrollTo(page, 1500)
    await page.goForward()
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  test('after a link that was pressed before the script came', async () => {
    const { page } = await openVisitor(desktop)
    const release = await holdAnswers(page, startScript)
    await page.goto('/industry/Retail', { waitUntil: 'commit' })
    await footerLink(page, 'Products').waitFor()
    await drawn(page)
    await scrollTo(page, 2000)
    await footerLink(page, 'Products').click({ noWaitAfter: true })
    await page.waitForURL('**/products', { waitUntil: 'commit' })
    release()
    await page.waitForLoadState()
    expect(await scrolled(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  test('a visitor who scrolled before the script keeps the position', async () => {
    const { page } = await openVisitor()
    const release = await holdAnswers(page, startScript)
    await page.goto('/industry/Retail', { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor({ state: 'attached' })
    await drawn(page)
    await scrollTo(page, 600)
    const loaded = page.waitForEvent('load')
    release()
    await loaded
    expect(await scrolled(page)).toBe(600)
  })
})

describe('an anchor', () => {
  const top = (page: Page) =>
    page.locator('#faq').evaluate((block) => Math.round(block.getBoundingClientRect().top))
  /** Position of an anchor after a jump, in pixels: below the header. */
  const place = 96

  test('is gone to exactly, on arrival and after a reload', async () => {
    const { page } = await openPage('/industry/Retail#faq')
    await expect.poll(() => top(page)).toBe(place)
    await page.reload()
    await expect.poll(() => top(page)).toBe(place)
  })

  test('is gone to exactly although the fonts come late', async () => {
    const { page } = await openPage('/industry/Retail#faq')
    const release = await holdAnswers(page, '**/*.woff2')
    const shown = page.reload()
    await expect.poll(() => top(page)).toBe(place)
    release()
    await shown
    await drawn(page)
    await expect.poll(() => top(page)).toBe(place)
  })

  test('is gone to exactly by a link in the page, and by Back and Forward', async () => {
    const { page } = await openPage('/industry/Retail')
    await page.evaluate(() => (window.location.hash = '#faq'))
    await expect.poll(() => top(page)).toBe(place)
    await footerLink(page, 'Products').click()
    await page.waitForURL('**/products')
    await page.goBack()
    await expect.poll(() => top(page)).toBe(place)
  })

  test('is found at its place, because nothing is laid out later', async () => {
    const { page } = await openPage('/industry/Retail')
    await drawn(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.evaluate(() => window.scrollTo({ top: 1_000_000, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => Array.from(document.images).at(-1)?.complete)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  })
})

test('pages have a view transition, except under reduced motion, and can be pressed during it', async () => {
  const { page } = await openPage('/industry/Retail')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const rules = () =>
    page.evaluate(() => {
      const flat = (list: CSSRuleList): CSSRule[] =>
        [...list].flatMap((rule) =>
          rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches
            ? flat(rule.cssRules)
            : [rule],
        )
      return [...document.styleSheets]
        .flatMap((sheet) => flat(sheet.cssRules))
        .filter(({ cssText }) => cssText.startsWith('@view-transition')).length
    })
  expect(await rules()).toBe(1)
  // A browser sends no press to the elements of a captured page.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).viewTransitionName)).toBe(
    'none',
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await rules()).toBe(0)
})

describe('a client', () => {
  test('arrives with its link, and is there after a reload and after Back', async () => {
    const { page, troubles } = await openPage('/about')
    await page.locator('a[href="/clients/district-hospital"]').first().click()
    await page.waitForURL('**/clients/district-hospital')
    await page.getByText('A district hospital').first().waitFor()
    await expect.poll(() => page.title()).toMatch(/^Revathi Murugan/)
    await page.reload()
    await page.getByText('A district hospital').first().waitFor()
    await footerLink(page, 'Products').click()
    await page.waitForURL('**/products')
    await page.goBack()
    await page.getByText('A district hospital').first().waitFor()
    expect(troubles).toEqual([])
  })
})

test('a picture that failed before the script is replaced', async () => {
  const { page } = await openVisitor()
  const release = await holdAnswers(page, startScript)
  await page.route(/\.(webp|avif)$/, (route) => route.fulfill({ status: 404 }))
  const broken = page.waitForResponse((response) => response.status() === 404)
  await page.goto('/blog', { waitUntil: 'commit' })
  await broken
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].some((image) => image.complete && !image.naturalWidth)),
    )
    .toBe(true)
  release()
  await page.getByText('Image Error').first().waitFor()
})
