import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerNewer,
  drawn,
  holdAnswers,
  launchBrowser,
  markPublished,
  openVisitor,
  otherScripts,
  requestsOf,
  scrollTo,
  shiftsOf,
  watchShifts,
} from '../../support/browser.ts'
import { fillIn } from '../../support/enquiry-page.ts'

/** The page sends one content call. The app draws the page from an answer that is newer than the published content. */
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const endpoint = '**/api/retails'
const edit = (text: string) => text.replaceAll('Night-shift installation', 'Edited just now')
const edited = (page: Page) => page.getByRole('heading', { name: 'Edited just now' })
const published = (page: Page) => page.getByRole('heading', { name: 'Night-shift installation' })
const isDrawn = (page: Page) => page.locator('main:not([data-published])').count()

/** Opens a page and holds its newer answer until it is released. */
async function openEdited(path = '/industry/Retail', api = endpoint, change = edit) {
  const visitor = await openVisitor(browser, phone)
  const { page } = visitor
  const asked = requestsOf(page)
  await markPublished(page)
  await answerNewer(page, api, change)
  // Playwright uses the last added route first.
  let release = () => {}
  const held = new Promise<void>((settle) => (release = settle))
  await page.route(api, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(path)
  return { ...visitor, asked, release }
}

test('newer content is drawn, and what the visitor opened, the focus and the place on the page stay', async () => {
  const { page, troubles, asked, release, close } = await openEdited()
  const question = page.locator('#faq summary').nth(1)
  await question.tap()
  await scrollTo(page, 700)
  await page.locator('header summary[aria-label="Menu"]').tap()
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Industry', { exact: true }).tap()
  await page.locator('header summary[aria-label="Menu"]').focus()
  const state = () =>
    page.evaluate(() => ({
      top: window.scrollY,
      open: Array.from(document.querySelectorAll('details[open] > summary'), (summary) =>
        (summary.getAttribute('aria-label') ?? summary.textContent).trim(),
      ),
      focus: document.activeElement?.getAttribute('aria-label'),
    }))
  const before = await state()
  expect(before).toMatchObject({ top: 700, focus: 'Menu' })
  expect(before.open).toEqual(
    expect.arrayContaining(['Menu', 'Industry', (await question.textContent())?.trim()]),
  )
  release()
  await edited(page).waitFor({ state: 'attached' })
  await expect.poll(() => isDrawn(page)).toBe(1)
  expect(await state()).toEqual(before)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((address) => address.startsWith('/api/'))).toEqual(['/api/retails'])
  expect(troubles).toEqual([])
  await close()
})

test('the page that was drawn answers like the published one: menu, questions and links', async () => {
  const { page, troubles, release, close } = await openEdited()
  release()
  await edited(page).waitFor({ state: 'attached' })
  await expect.poll(() => isDrawn(page)).toBe(1)
  const menu = page.locator('header summary[aria-label="Menu"]')
  const isOpen = () => page.locator('header [data-behaviour="disclosure"] > details[open]:visible').count()
  await menu.tap()
  expect(await isOpen()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(isOpen).toBe(0)
  for (const index of [1, 2]) await page.locator('#faq summary').nth(index).tap()
  expect(await page.locator('#faq details[open]').count()).toBe(1)
  const loaded = page.waitForEvent('load')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).tap()
  await loaded
  expect(new URL(page.url()).pathname).toBe('/products')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(troubles).toEqual([])
  await close()
})

test('a carousel goes on after its page was drawn again, one step for one press', async () => {
  const { page, release, close } = await openEdited(
    '/products/led-standee-display',
    '**/api/led-standee-displays',
    (text) => `${text} `,
  )
  release()
  await expect.poll(() => isDrawn(page)).toBe(1)
  const place = () => page.locator('#showcase [aria-hidden="false"][data-slide]').getAttribute('aria-label')
  await page.locator('#showcase').scrollIntoViewIfNeeded()
  await page.locator('#showcase [data-action="pause"]').tap()
  const [, first] = /^(\d+) of/.exec((await place()) ?? '') ?? []
  await page.locator('#showcase [data-action="next"]').tap()
  // The next picture is decoded first.
  await expect.poll(place).toMatch(new RegExp(`^${Number(first) + 1} of`))
  await close()
})

test('the head stays as it was published, each tag once', async () => {
  const { page, release, close } = await openEdited()
  const head = () =>
    page.evaluate(() =>
      Array.from(
        document.head.querySelectorAll('title, meta[name=description], link[rel=canonical], meta[property]'),
        ({ outerHTML }) => outerHTML,
      ),
    )
  const before = await head()
  release()
  await edited(page).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(await head()).toEqual(before)
  await close()
})

test('newer content moves nothing that stands around it', async () => {
  const shorter = 'Night-time installation'
  const { page, release, close } = await openEdited('/industry/Retail', endpoint, (text) =>
    text.replaceAll('Night-shift installation', shorter),
  )
  await drawn(page)
  await watchShifts(page)
  release()
  await page.getByRole('heading', { name: shorter }).waitFor({ state: 'attached' })
  await page.waitForTimeout(300)
  expect(await shiftsOf(page)).toEqual([])
  await close()
})

const answers: [string, (route: Route) => Promise<void>][] = [
  ['fails', (route) => route.fulfill({ status: 500, body: 'down' })],
  ['cannot be reached', (route) => route.abort()],
  [
    'answers with a page',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Login</p>' }),
  ],
  ['answers with something else', (route) => route.fulfill({ json: { message: 'moved' } })],
]

test.each(answers)('a service that %s leaves what was published, and is reported', async (_, answer) => {
  const { page, troubles, close } = await openVisitor(browser)
  await markPublished(page)
  await page.route(endpoint, answer)
  await page.goto('/industry/Retail')
  await expect.poll(() => troubles.some((trouble) => trouble.includes('content-failed'))).toBe(true)
  await published(page).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await isDrawn(page)).toBe(0)
  await close()
})

test('a service that keeps silent leaves what was published, without a word', async () => {
  const { page, troubles, asked, close } = await openEdited()
  await page.waitForTimeout(500)
  await published(page).waitFor()
  expect(asked.filter((address) => otherScripts.test(address))).toEqual([])
  expect(troubles).toEqual([])
  await close()
})

test('where the app cannot be loaded, what was published stays', async () => {
  const { page, release, close } = await openEdited()
  await page.route(otherScripts, (route) => route.abort())
  const tried = page.waitForEvent('requestfailed')
  release()
  await tried
  await page.waitForTimeout(300)
  await published(page).waitFor({ state: 'attached' })
  expect(await isDrawn(page)).toBe(0)
  await close()
})

/** Gives the contact page, which has no content, the content of another page, published as `old`. */
async function giveContent(page: Page) {
  const about = await (await page.request.get('/about')).text()
  const content: object = JSON.parse(/id="published">(.*?)<\/script>/s.exec(about)?.[1] ?? '{}').content
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const data = JSON.stringify({ ...content, hash: 'old' })
    const body = (await response.text()).replace(
      '"pathname":"/contact",',
      `"pathname":"/contact","content":${data},`,
    )
    await route.fulfill({ response, body })
  })
}

test('newer content takes away nothing that somebody types', async () => {
  const { page, close } = await openVisitor(browser)
  await giveContent(page)
  await markPublished(page)
  const release = await holdAnswers(page, '**/api/about')
  const asked = page.waitForRequest('**/api/about')
  await page.goto('/contact')
  await asked
  await page.getByLabel('Message').pressSequentially('Half a sent')
  release()
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Message').pressSequentially('ence')
  expect(await page.getByLabel('Message').inputValue()).toBe('Half a sentence')
  expect(await isDrawn(page)).toBe(0)
  await close()
})

test('a form of newer content that nobody has touched works once it is drawn', async () => {
  const { page, close } = await openVisitor(browser)
  await giveContent(page)
  await markPublished(page)
  await page.goto('/contact')
  await expect.poll(() => isDrawn(page)).toBe(1)
  await fillIn(page, 'Typed into what was drawn')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('enquiry-draft')))
    .toContain('Typed into what was drawn')
  await close()
})
