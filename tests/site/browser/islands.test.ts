import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdAnswers, markPublished, openVisitor, otherScripts, startScript } from '../../support/browser.ts'
import { arrived, fillIn, success } from '../../support/enquiry-page.ts'

/**
 * The form and the planner are hydrated on the visitor's first interaction. Earlier input is neither lost nor doubled.
 */
/** Opens a page and holds the files of its island until they are released. */
async function openHeld(path: string, options = {}) {
  const visitor = await openVisitor(options)
  const release = await holdAnswers(visitor.page, otherScripts)
  await visitor.page.goto(path)
  return { ...visitor, release }
}

const isHydrated = (page: Page) =>
  page
    .locator('[data-island]')
    .evaluate((island) => Object.keys(island).some((key) => key.startsWith('__reactContainer')))

const field = (page: Page, name: string) => page.locator(`#planner [name="${name}"]`)

describe('before the form is hydrated', () => {
  test('Enter sends it, once, and puts nothing into the address', async () => {
    const message = 'Sent by Enter'
    const { page, troubles, release } = await openHeld('/contact')
    await fillIn(page, message)
    await page.getByLabel('Name').press('Enter')
    release()
    await page.getByText(success).waitFor()
    await arrived(message)
    expect(new URL(page.url()).search).toBe('')
    expect(troubles).toEqual([])
  })

  test('typed and chosen values stay and are stored, also those typed during hydration', async () => {
    const { page, troubles, release } = await openHeld('/contact')
    await fillIn(page, 'Typed on a slow line')
    release()
    await page.getByLabel('Message').press('End')
    await page.getByLabel('Message').pressSequentially(', and on')
    await expect.poll(() => isHydrated(page)).toBe(true)
    const draft = () => page.evaluate(() => localStorage.getItem('enquiry-draft'))
    await expect.poll(draft).toContain('Typed on a slow line, and on')
    expect(await page.getByLabel('Message').inputValue()).toBe('Typed on a slow line, and on')
    expect(await page.getByLabel('I am interested as').inputValue()).toBe('Customer')
    expect(await page.getByLabel('Email').inputValue()).toBe('kavitha@example.com')
    expect(troubles).toEqual([])
  })
})

test('text typed before the first script stays', async () => {
  const { page, troubles } = await openVisitor()
  const release = await holdAnswers(page, startScript)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillIn(page, 'Typed on the slowest line')
  release()
  const draft = () => page.evaluate(() => localStorage.getItem('enquiry-draft'))
  await expect.poll(draft).toContain('Typed on the slowest line')
  expect(await page.getByLabel('Message').inputValue()).toBe('Typed on the slowest line')
  expect(troubles).toEqual([])
})

test('text typed just before leaving the page is there on the next visit', async () => {
  const { page, troubles, release } = await openHeld('/contact')
  await page.getByLabel('Message').fill('Typed in a hurry')
  await page.goto('/industry/Retail')
  release()
  await page.goto('/contact')
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Typed in a hurry')
  await expect.poll(() => isHydrated(page)).toBe(true)
  expect(await page.getByLabel('Message').inputValue()).toBe('Typed in a hurry')
  expect(await page.getByLabel('Name').inputValue()).toBe('')
  expect(troubles).toEqual([])
})

describe('before the planner is hydrated', () => {
  test('a plan that is sent goes along to the form, once', async () => {
    const { page, troubles, release } = await openHeld('/screen-planner')
    await field(page, 'near').fill('7')
    const button = page.locator('#planner button').first()
    await button.click()
    expect(await button.getAttribute('aria-busy')).toBe('true')
    release()
    await page.waitForURL('**/contact')
    await expect.poll(() => page.getByLabel('Message').inputValue()).toMatch(/near=7/)
    expect((await page.getByLabel('Message').inputValue()).match(/near=7/g)).toHaveLength(1)
    await page.reload()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toMatch(/near=7/)
    expect(troubles).toEqual([])
  })
})

test.each(['/contact', '/screen-planner'])(
  '%s: hydration keeps every element of the island, and changes the look of nothing',
  async (path) => {
    const { page, troubles } = await openVisitor({ viewport: { width: 1440, height: 900 } })
    await markPublished(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const looks = () =>
      page.locator('#root *').evaluateAll((all) =>
        all
          .filter((element) => !element.closest('aside'))
          .map((element) => {
            const { color, backgroundColor, font, padding, border } = getComputedStyle(element)
            const { x, y, width, height } = element.getBoundingClientRect()
            const look = [element.tagName, color, backgroundColor, font, padding, border].join(' | ')
            return { look, box: [x, y, width, height] }
          }),
      )
    const before = await looks()
    await page.locator('[data-island]').dispatchEvent('keydown')
    await expect.poll(() => isHydrated(page)).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('[data-island] *').count()).toBeGreaterThan(20)
    expect(await page.locator('#root *:not([data-published])').count()).toBe(0)
    // The width of a word differs by parts of a pixel when its line is laid out again.
    const near = before.map(({ look, box }) => ({ look, box: box.map((side) => expect.closeTo(side, -0.5)) }))
    expect(await looks()).toEqual(near)
    expect(troubles).toEqual([])
  },
)
