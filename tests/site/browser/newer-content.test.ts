import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  answerNewer,
  drawn,
  holdAnswers,
  openVisitor,
  otherScripts,
  requestsOf,
  scrollTo,
  shiftsOf,
  watchShifts,
} from '../../support/browser.ts'
import { fillIn } from '../../support/enquiry-page.ts'

/** The page sends one content call. Blocks that a newer answer changes are drawn from it. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const endpoint = '**/api/retails'
const edit = (text: string) => text.replaceAll('Night-shift installation', 'Edited just now')
const edited = (page: Page) => page.getByRole('heading', { name: 'Edited just now' })
const published = (page: Page) => page.getByRole('heading', { name: 'Night-shift installation' })
const drawnBlocks = (page: Page) =>
  page.locator('[data-newer]').evaluateAll((blocks) => blocks.map(({ id }) => id))

/** Opens a page and holds its newer answer until it is released. */
async function openEdited(path = '/industry/Retail', api = endpoint, change = edit) {
  const visitor = await openVisitor(phone)
  const { page } = visitor
  const requested = requestsOf(page)
  await answerNewer(page, api, change)
  // Playwright uses the last added route first.
  let release = () => {}
  const held = new Promise<void>((settle) => (release = settle))
  await page.route(api, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(path)
  return { ...visitor, requested, release }
}

test('newer content keeps opened parts, the focus and the scroll position', async () => {
  const { page, troubles, requested, release } = await openEdited()
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
  expect(await state()).toEqual(before)
  await page.waitForLoadState('networkidle')
  expect(requested.filter((address) => address.startsWith('/api/'))).toEqual(['/api/retails'])
  expect(troubles).toEqual([])
})

test('a carousel goes on after it was drawn again, one step for one press', async () => {
  const { page, release } = await openEdited(
    '/products/led-standee-display',
    '**/api/led-standee-displays',
    (text) => text.replaceAll(/("title":\s*"[^"]*)"/g, '$1."'),
  )
  release()
  await expect.poll(() => drawnBlocks(page)).toContain('showcase')
  const place = () => page.locator('#showcase [aria-hidden="false"][data-slide]').getAttribute('aria-label')
  await page.locator('#showcase').scrollIntoViewIfNeeded()
  await page.locator('#showcase [data-action="pause"]').tap()
  const [, first] = /^(\d+) of/.exec((await place()) ?? '') ?? []
  await page.locator('#showcase [data-action="next"]').tap()
  // The next picture is decoded first.
  await expect.poll(place).toMatch(new RegExp(`^${Number(first) + 1} of`))
})

const gallery = [
  '/gallery',
  '**/api/gallery',
  (text: string) => text.replaceAll('"category":"', '"category":"New '),
] as const

test('an opened picture stays open, and its gallery stays as it was published', async () => {
  const { page, troubles, release } = await openEdited(...gallery)
  await page.locator('#pictures [data-item]:not([hidden]) a').nth(1).tap()
  await page.locator('dialog[open]').waitFor()
  const answered = page.waitForResponse(gallery[1])
  release()
  await answered
  await page.waitForTimeout(1_500)
  expect(await page.locator('dialog[open]').count()).toBe(1)
  expect(await drawnBlocks(page)).not.toContain('pictures')
  expect(troubles).toEqual([])
})

test('an article that newer content has ended is missing, and leaves the list', async () => {
  const [id, title] = ['plan-led-stage-load-in', 'Planning an LED Stage From Load-In to Load-Out']
  const end = (text: string) =>
    text.replace(new RegExp(`"id":\\s*"${id}",\\s*"title":[^:}]*,`), '$&"unpublished_at":"2026-01-01",')
  for (const path of [`/blog/${id}`, '/blog']) {
    const { page, release } = await openEdited(path, `**/api${path}`, end)
    const named = page.locator('main').getByText(title, { exact: true }).first()
    expect(await named.count()).toBe(1)
    release()
    await named.waitFor({ state: 'detached' })
    if (path !== '/blog') await page.getByText('Blog not found').waitFor()
  }
})

test('nothing changes under a pressed pointer, nor in a block under the mouse', async () => {
  const { page, release } = await openEdited()
  await published(page).scrollIntoViewIfNeeded()
  await page.mouse.move(20, 400)
  await page.mouse.down()
  const answered = page.waitForResponse(endpoint)
  release()
  await answered
  await page.waitForTimeout(1_000)
  expect(await drawnBlocks(page)).toEqual([])
  await page.mouse.move(20, 5)
  await page.mouse.up()
  await edited(page).waitFor({ state: 'attached' })
})

/** Opens a page whose newer answer is there while the mouse rests on a changed block. */
async function openResting(change: (text: string) => string) {
  const { page, release } = await openEdited('/industry/Retail', endpoint, change)
  await published(page).hover()
  const answered = page.waitForResponse(endpoint)
  release()
  await answered
  return page
}

test('a block under a resting mouse is drawn if nothing moves under the mouse', async () => {
  const page = await openResting((text) => text.replaceAll('Night-shift', 'Night shift'))
  await expect.poll(() => drawnBlocks(page)).toContain('why-choose')
})

test('a block under a resting mouse waits if it would move the element under the mouse', async () => {
  const page = await openResting((text) => text.replaceAll('Night-shift', 'Night-shift '.repeat(40)))
  await page.waitForTimeout(4_000)
  expect(await drawnBlocks(page)).not.toContain('why-choose')
  await page.mouse.move(20, 5)
  await expect.poll(() => drawnBlocks(page)).toContain('why-choose')
})

test('a hero of newer content whose picture fails shows no broken picture', async () => {
  const { page } = await openVisitor()
  await answerNewer(page, endpoint, (text) =>
    text.replaceAll(/("[^"]*":\s*")[^"]*\.(webp|jpg|png|avif)"/g, '$1/media/missing.$2"'),
  )
  await page.goto('/industry/Retail')
  await expect.poll(() => drawnBlocks(page)).toContain('hero')
  await expect.poll(() => page.locator('#hero img').count()).toBe(0)
})

test('the head stays as it was published, each tag once', async () => {
  const { page, release } = await openEdited()
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
})

test('newer content does not move its surroundings', async () => {
  const shorter = 'Night-time installation'
  const { page, release } = await openEdited('/industry/Retail', endpoint, (text) =>
    text.replaceAll('Night-shift installation', shorter),
  )
  await drawn(page)
  await watchShifts(page)
  release()
  await page.getByRole('heading', { name: shorter }).waitFor({ state: 'attached' })
  await page.waitForTimeout(300)
  expect(await shiftsOf(page)).toEqual([])
})

test('if the app cannot be loaded, the published page stays', async () => {
  const { page, release } = await openEdited()
  await page.route(otherScripts, (route) => route.abort())
  const tried = page.waitForEvent('requestfailed')
  release()
  await tried
  await page.waitForTimeout(300)
  await published(page).waitFor({ state: 'attached' })
  expect(await drawnBlocks(page)).toEqual([])
})

test('newer content removes no typed text', async () => {
  const { page } = await openVisitor()
  await giveContent(page)
  const release = await holdAnswers(page, '**/api/about')
  const requested = page.waitForRequest('**/api/about')
  await page.goto('/contact')
  await requested
  await page.getByLabel('Message').pressSequentially('Half a sent')
  release()
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Message').pressSequentially('ence')
  expect(await page.getByLabel('Message').inputValue()).toBe('Half a sentence')
  expect(await drawnBlocks(page)).not.toContain('enquiry')
})

test('an untouched form of newer content works after it is drawn', async () => {
  const { page } = await openVisitor()
  await giveContent(page)
  await page.goto('/contact')
  await expect.poll(() => drawnBlocks(page)).toContain('enquiry')
  await fillIn(page, 'Typed into what was drawn')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('enquiry-draft')))
    .toContain('Typed into what was drawn')
})

/** Gives a page without content the content of another, as if it had been published from an older answer. */
async function giveContent(page: Page): Promise<void> {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const about = await page.request.get(new URL('/about', route.request().url()).href)
    const content: object = JSON.parse(
      /id="published">(.*?)<\/script>/s.exec(await about.text())?.[1] ?? '{}',
    ).content
    const data = JSON.stringify({ ...content, hash: 'old', blocks: {} })
    const body = (await response.text()).replace(
      '"pathname":"/contact",',
      `"pathname":"/contact","content":${data},`,
    )
    await route.fulfill({ response, body })
  })
}
