import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { drawn, openVisitor } from '../../support/browser.ts'
import { coveredBy } from '../../support/covered-by.ts'

/** The site for other ways of reading: large text, zoom, paper, own colours, a wide screen, no script. */
/** Selector of the small screen's menu button. */
const menu = 'header summary[aria-label="Menu"]'

type Options = Parameters<typeof openVisitor>[0]

async function openPage(path: string, options: NonNullable<Options> = {}) {
  const visitor = await openVisitor({ reducedMotion: 'reduce', ...options })
  await visitor.page.goto(path)
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  // Without scripts, no frame can be awaited in the page.
  if (options.javaScriptEnabled !== false) await drawn(visitor.page)
  return visitor
}

/**
 * Doubles the size of the text, without a style element, which the policy forbids. Chromium needs a frame or more for
 * the layout.
 */
async function enlargeText(page: Page) {
  const size = () => Number.parseFloat(getComputedStyle(document.body).fontSize)
  const before = await page.evaluate(size)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [sheet]
  })
  await expect.poll(() => page.evaluate(size)).toBe(2 * before)
}

/** Returns elements cut off at the side, overlapping controls of the shell, and pixels of sideways scrolling. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const seen = (element: Element) => element.checkVisibility() && boxOf(element).width > 0
    const controls = [...document.querySelectorAll('header :is(a, summary), nav[aria-label=Tabs] a')].filter(
      seen,
    )
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')].filter(seen)
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
    const cut = [...controls, ...headings]
      .filter((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { left, right } = range.getBoundingClientRect()
        return (
          !element.closest('[aria-roledescription=carousel], [role=group]') &&
          (left < -1 || right > innerWidth + 1)
        )
      })
      .map(nameOf)
    const over = controls.flatMap((control, index) =>
      controls.slice(index + 1).flatMap((other) => {
        const [a, b] = [boxOf(control), boxOf(other)]
        const apart =
          a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
        return apart ? [] : [`${nameOf(control)} over ${nameOf(other)}`]
      }),
    )
    return { cut, over, sideways: document.documentElement.scrollWidth - innerWidth }
  })

const nothing = { cut: [], over: [], sideways: 0 }
const samples = ['/', '/industry/Retail', '/products/truck-mounted-displays', '/contact', '/gallery', '/blog']

test.each(samples)('%s with text of twice its size on a phone keeps every control', async (path) => {
  const { page } = await openPage(path, { viewport: { width: 390, height: 844 } })
  await enlargeText(page)
  expect(await misfits(page)).toEqual(nothing)
  await page.locator(menu).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Industry', { exact: true }).click()
  const last = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' })
  await last.click()
  await page.waitForURL('**/about')
})

test.each(['/industry/Retail', '/products/led-standee-display', '/blog'])(
  '%s with text of twice its size on a phone: the chat link lies over nothing that is read or pressed',
  async (path) => {
    const { page } = await openPage(path, { viewport: { width: 390, height: 844 } })
    const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' })
    // With text of the usual size the chat link is within the bar and does not cover the bar's links.
    const tabs = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox()
    const last = await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link').last().boundingBox()
    const docked = await chat.boundingBox()
    expect(docked?.y).toBeGreaterThan(tabs?.y ?? Infinity)
    expect(docked?.x).toBeGreaterThanOrEqual((last?.x ?? Infinity) + (last?.width ?? 0))
    await enlargeText(page)
    expect(await coveredBy(chat)).toEqual([])
    // At the end of the page the chat link is above the bar.
    const overBar = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const bar = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox()
      const box = await chat.boundingBox()
      return (box?.y ?? Infinity) + (box?.height ?? 0) - (bar?.y ?? 0)
    }
    await expect.poll(overBar).toBeLessThanOrEqual(0)
  },
)

test.each(samples)(
  '%s with four times the zoom keeps every control, and nothing stays over what is read',
  async (path) => {
    const { page } = await openPage(path, { viewport: { width: 320, height: 256 } })
    expect(await misfits(page)).toEqual(nothing)
    const staying = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
        .filter((element) => !element.matches('a[href="#content"]'))
        .map(({ tagName }) => tagName),
    )
    expect(staying).toEqual([])
    expect(await page.getByRole('link', { name: 'Chat with us on WhatsApp' }).isVisible()).toBe(true)
  },
)

test('under reduced motion nothing in the planner moves, at rest and while it answers', async () => {
  const { page } = await openPage('/screen-planner')
  await page.getByLabel(/^Nearest viewer/).fill('2')
  await page.waitForURL('**/screen-planner?near=2')
  // The header and the link to the top follow the page's scrolling. Nothing else moves.
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
    )
  await expect.poll(moving).toBe(0)
  const slow = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main *'), (element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element)
      return Math.max(...`${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat))
    }).filter((seconds) => seconds > 0.001),
  )
  expect(slow).toEqual([])
})

test('with the visitor’s own colours icons stand on a ground of theirs, and buttons have an edge', async () => {
  const { page } = await openPage('/', { forcedColors: 'active' })
  const icon = page.locator('main a[href="/industry/Retail"] img').first()
  const ground = () =>
    icon.evaluate((image) => {
      const frame = image.closest('span:not([data-lost])')
      return frame && getComputedStyle(frame).backgroundColor
    })
  // On a busy machine, content below the first screen gets its style a moment later.
  await expect.poll(ground).toBe('rgb(14, 17, 22)')
  const button = page.getByRole('link', { name: 'See all Solutions for Your Industry' })
  const edge = await button.evaluate((link) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(link)
    return { borderTopWidth, seen: borderTopColor !== 'rgba(0, 0, 0, 0)' }
  })
  expect(edge).toEqual({ borderTopWidth: '1px', seen: true })
})

test('with the visitor’s own colours the chosen one of several is outlined', async () => {
  const { page } = await openPage('/products/outdoor-led-video-walls', { forcedColors: 'active' })
  await page.getByRole('radio', { name: 'Dusk' }).check()
  await page.getByRole('heading', { level: 1 }).click()
  const outlines = () =>
    page
      .locator('#moment label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).outlineStyle))
  await expect.poll(outlines).toEqual(['none', 'none', 'solid', 'none'])
})

describe('a page’s first heading', () => {
  test('keeps a name with a hyphen in one line', async () => {
    const { page } = await openPage('/products/truck-mounted-displays', {
      viewport: { width: 320, height: 700 },
    })
    const name = page.getByRole('heading', { level: 1 }).getByText('Truck-Mounted', { exact: true })
    expect(await name.evaluate((span) => span.getClientRects().length)).toBe(1)
  })

  test('its picture begins below the header', async () => {
    for (const [path, width] of [
      ['/industry', 1440],
      ['/about', 834],
    ] as const) {
      const { page } = await openPage(path, { viewport: { width, height: 900 } })
      const top = await page
        .locator('main img')
        .first()
        .evaluate((image) => image.getBoundingClientRect().top)
      expect(top).toBeGreaterThanOrEqual(72)
    }
  })
})

describe('the menus', () => {
  test('open without a script: the submenu with the keyboard, the small screen’s menu with a finger', async () => {
    const large = await openPage('/about', {
      javaScriptEnabled: false,
      viewport: { width: 1440, height: 900 },
    })
    const product = large.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'LED Standee Display' })
    await large.page.locator('summary[aria-label="Products menu"]').focus()
    expect(await product.isVisible()).toBe(false)
    await large.page.keyboard.press('Enter')
    await product.click()
    await large.page.waitForURL('**/products/led-standee-display')

    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
    const small = await openPage('/about', { javaScriptEnabled: false, ...phone })
    await small.page.locator(menu).tap()
    const list = small.page.getByRole('navigation', { name: 'Menu' })
    await list.getByText('Industry', { exact: true }).tap()
    await list.getByRole('link', { name: 'Corporate Office' }).tap()
    await small.page.waitForURL('**/industry/CorporateOffice')
  })

  test('a pointer opens the submenu, from the first move on, and its link still leads to its page', async () => {
    const { page, troubles } = await openPage('/about', { viewport: { width: 1440, height: 900 } })
    const main = page.getByRole('navigation', { name: 'Main' })
    // The first move has no element as its target.
    await page.mouse.move(2, 2)
    await main.getByRole('link', { name: 'Industry', exact: true }).hover()
    const sector = main.getByRole('link', { name: 'Corporate Office' })
    await sector.waitFor()
    await sector.hover()
    expect(await sector.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await sector.waitFor({ state: 'hidden' })
    await main.getByRole('link', { name: 'Industry', exact: true }).click()
    await page.waitForURL('**/industry')
    await sector.waitFor({ state: 'hidden' })
    expect(troubles).toEqual([])
  })
})
