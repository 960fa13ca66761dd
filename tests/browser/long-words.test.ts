import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from '../support/browser.ts'
import { everyExample } from '../support/drawn-colors.tsx'
import { brand } from '../support/bakery-brand.ts'

let page: Page
beforeAll(async () => {
  const browser = await sharedBrowser()
  page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.setContent(await everyExample(brand), { waitUntil: 'domcontentloaded' })
  await page.evaluate(lengthen, 'P2_5_Indoor_Cabinet_Installation_Manual_Revision_4_2025.pdf')
})
afterAll(() => page.close())

test.each([320, 390, 834])('at %i px no block cuts off a long word', async (width) => {
  await page.setViewportSize({ width, height: 800 })
  expect(await page.evaluate(cutOff)).toEqual([])
})

test('a page does not scroll behind an open dialog', async () => {
  const behind = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo(0, 200))
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(300)
  expect(await behind()).toBe(200)
  await page.evaluate(() => document.querySelector('dialog')?.close())
  await page.mouse.wheel(0, 600)
  await expect.poll(behind).toBe(800)
})

/** Runs in the page. Puts a word before every text of every block. */
function lengthen(word: string): void {
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const { parentElement } = text
    // A short name or a figure is kept on one line; no long word is ever part of it.
    const isWhole = parentElement && getComputedStyle(parentElement).whiteSpace === 'nowrap'
    const isShown = !parentElement?.closest('script, style, svg, option, textarea, [aria-hidden]') && !isWhole
    if (isShown && text.nodeValue?.trim()) text.nodeValue = `${word} ${text.nodeValue}`
  }
}

/** Runs in the page. Returns the blocks and elements whose text ends beyond the box that cuts it off. */
function cutOff(): string[] {
  const overflowing = new Set<string>()
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const range = document.createRange()
  while (texts.nextNode()) {
    // Drawings and the planner show figures and the site's own words. A slide may wait beside the shown one.
    const passedOver = `svg, [aria-hidden='true'], [id^="screen-planner"], [data-slide]:not([aria-hidden='false'])`
    if (texts.currentNode.parentElement?.closest(passedOver)) continue
    range.selectNodeContents(texts.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    if (width <= 1) continue
    for (let box = texts.currentNode.parentElement; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      // A visitor can scroll to the text, or only a screen reader reads it.
      if (overflowX === 'auto' || overflowX === 'scroll' || edge.width <= 1) break
      const cuts = overflowX !== 'visible' || box === document.body
      if (!cuts || (left >= edge.left - 1 && right <= edge.right + 1)) continue
      const { parentElement: holder } = texts.currentNode
      overflowing.add(
        `${holder?.closest('main > *')?.id} ${holder?.localName} ${Math.round(left)} to ${Math.round(right)} in ${box.localName} ${Math.round(edge.left)} to ${Math.round(edge.right)}`,
      )
      break
    }
  }
  return [...overflowing]
}
