import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawn, openVisitor } from '../../support/browser.ts'
import { kindOfAddress } from '../../support/site-addresses.ts'
import { measureHeaders } from '../../support/measure-headers.ts'
import { oneOfEach } from '../../support/one-of-each.ts'
import { outDir } from '../../support/run-folders.ts'

/** The text spacing that readers may set (WCAG 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`

/** Windows: the narrowest of WCAG 1.4.10, a phone, a desk at 200 %, a desk. */
const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 720, height: 450 },
  { width: 1440, height: 900 },
]

const listed = readFileSync(join(outDir, 'sitemap.xml'), 'utf8').matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)/g)
const addresses = Array.from(listed, ([, path = '']) => path || '/')

test.each(oneOfEach(addresses, kindOfAddress))(
  '%s with text spacing and a long address never scrolls sideways, and shows what has the focus',
  async (path) => {
    const { page } = await openVisitor({ reducedMotion: 'reduce' })
    await page.goto(path)
    await drawn(page)
    await page.evaluate(setSpacing, spacing)
    const faults: string[] = []
    for (const size of windows) {
      await page.setViewportSize(size)
      for (const fault of await faultsOf(page)) faults.push(`${size.width} px: ${fault}`)
    }
    expect(faults).toEqual([])
  },
)

test('at three widths no header has a second line or covers a heading, on a page of each kind and language', async () => {
  const { page } = await openVisitor({ reducedMotion: 'reduce' })
  const kinds = addresses.map(kindOfAddress)
  const paths = addresses.filter((_, at) => kinds.indexOf(kinds[at] ?? '') === at)
  expect(await measureHeaders(page, [...paths, '/hi', '/ta', '/nowhere'])).toHaveProperty('390')
})

/** Runs in the page. Sets the spacing, and a long e-mail address in the place of each address. */
function setSpacing(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
  for (const link of document.querySelectorAll('a[href^="mailto:"]'))
    link.textContent = 'sales.department@lamps-of-london.example'
}

const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const faults: string[] = []
    const frame = () => new Promise(requestAnimationFrame)
    const nameOf = (element: Element) =>
      `${element.localName} "${(element.textContent || element.getAttribute('aria-label') || element.id).slice(0, 40)}"`
    await frame()
    await frame()
    const sideways = document.documentElement.scrollWidth - window.innerWidth
    if (sideways > 0) faults.push(`scrolls ${sideways} px sideways`)

    const range = document.createRange()
    const scrolls = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement))
    for (const label of document.querySelectorAll('svg text')) {
      if (scrolls(label)) continue
      range.selectNodeContents(label)
      const { left, right } = range.getBoundingClientRect()
      if (left < -1 || right > window.innerWidth + 1) faults.push(`${nameOf(label)} ends outside`)
    }

    /** Whether a point of the element is not covered. Its label may lie on a field. */
    const isSeen = (element: HTMLElement) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return Array.from(element.getClientRects()).some(({ left, top, width, height }) =>
        Array.from({ length: 25 }).some((_, index) => {
          const x = left + 1 + ((width - 2) * (index % 5)) / 4
          const y = top + 1 + ((height - 2) * Math.floor(index / 5)) / 4
          const hit = document.elementFromPoint(x, y)
          return hit !== null && [element, ...labels].some((part) => part.contains(hit))
        }),
      )
    }
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue
      element.focus()
      if (document.activeElement !== element) continue
      // With reduced motion, each change takes a millisecond.
      for (let frames = 0; frames < 20 && !isSeen(element); frames++) await frame()
      if (!isSeen(element)) faults.push(`${nameOf(element)} has the focus, and is covered`)
    }
    return faults
  })
