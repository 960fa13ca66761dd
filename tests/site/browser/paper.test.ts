import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawn, openVisitor } from '../../support/browser.ts'

async function openPage(path: string) {
  const visitor = await openVisitor({ reducedMotion: 'reduce' })
  await visitor.page.goto(path)
  await drawn(visitor.page)
  return visitor
}

/** Returns the number of sheets of A4 that a page takes. */
async function sheetsOf(page: Page) {
  const edge = '1cm'
  const paper = await page.pdf({
    format: 'A4',
    margin: { top: edge, right: edge, bottom: edge, left: edge },
  })
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

test('on paper it is black on white, with every answer, and nothing that floats', async () => {
  const { page } = await openPage('/products/led-standee-display')
  await page.emulateMedia({ media: 'print' })
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  const paper = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
    const words = shown.filter((element) => element.matches('h1, h2, h3, h4, p, li, summary'))
    return {
      inks: [...new Set(words.map((element) => getComputedStyle(element).color))],
      floating: shown
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .map(({ tagName }) => tagName),
      answers: [...document.querySelectorAll('#faq details')].map(
        (entry) => (entry.querySelector('p')?.getBoundingClientRect().height ?? 0) > 10,
      ),
    }
  })
  expect(paper.inks).toEqual(['rgb(0, 0, 0)'])
  expect(paper.floating.filter((tag) => tag !== 'A')).toEqual([])
  expect(paper.answers.length).toBeGreaterThanOrEqual(5)
  expect(paper.answers).not.toContain(false)
})

test.each(['', '?place=window&use=text&unit=ft&near=30&far=120&width=20&height=30'])(
  'a printed plan is one sheet of A4, with rules and their sources: /screen-planner%s',
  async (plan) => {
    const { page } = await openPage(`/screen-planner${plan}`)
    await page.emulateMedia({ media: 'print' })
    const answers = page.locator('#planner dl')
    await expect.poll(() => answers.getByText('ANSI/AVIXA V202.01').count()).toBeGreaterThan(2)
    expect(await answers.getByText('ANSI/AVIXA V202.01').first().isVisible()).toBe(true)
    expect(await sheetsOf(page)).toBe(1)
  },
)

test('on paper each sheet that is handed over begins on a page of its own', async () => {
  const { page } = await openPage('/what-we-hand-over')
  // The drawings, then the specification sheet, the test-run sheet and the packing list.
  expect(await sheetsOf(page)).toBe(4)
  await page.emulateMedia({ media: 'print' })
  const breaks = await page
    .locator('#content > * > div')
    .evaluateAll((sheets) => sheets.filter((sheet) => getComputedStyle(sheet).breakBefore === 'page').length)
  expect(breaks).toBe(3)
})

test.each([
  '/products/indoor-led-video-walls',
  '/products/transparent-led-display',
  '/ta/products/rental-event-display',
  '/hi/products/outdoor-led-video-walls',
])('a data sheet is one sheet of A4, with the logo: %s/data-sheet', async (product) => {
  const { page } = await openPage(`${product}/data-sheet`)
  expect(await sheetsOf(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('header a').first().isVisible()).toBe(true)
  expect(await page.locator('header a:visible').count()).toBe(1)
})

test.each([
  ['/products/outdoor-led-video-walls', 6],
  ['/blog/choose-pixel-pitch-by-viewing-distance', 3],
])('on paper cards are side by side, no sheet is empty, and no button is printed: %s', async (path, most) => {
  const { page } = await openPage(path)
  expect(await sheetsOf(page)).toBeLessThanOrEqual(most)
  await page.emulateMedia({ media: 'print' })
  const pressed = page.locator('[data-ask-for-form], main a[href^="/contact"]').filter({ visible: true })
  expect(await pressed.count()).toBe(0)
})

test('on paper a title is below its picture, the carousel shows every slide, and nothing is cut at the right', async () => {
  const { page } = await openPage('/products/outdoor-led-video-walls')
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const overlaps = await page.locator('#options article').evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const [picture, title] = [card.querySelector('img'), card.querySelector('h3')]
        return (
          picture && title && title.getBoundingClientRect().top < picture.getBoundingClientRect().bottom - 1
        )
      }).length,
  )
  expect(overlaps).toBe(0)
  const slides = page.locator('[data-slide]')
  expect(await slides.count()).toBeGreaterThan(2)
  for (const shown of await slides.all()) expect(await shown.isVisible()).toBe(true)
  const cut = await page
    .locator('main :is(img, h2, h3, p, li)')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > 719).length,
    )
  expect(cut).toBe(0)
})
