import { describe, expect, test } from 'vitest'
import { openVisitor, drawn } from '../../support/browser.ts'
import { looksRight, pageOpener } from '../../support/looks-right.ts'
import { oneOfEach } from '../../support/one-of-each.ts'

/** Pages with translations, by their addresses in English. */
const translated = [
  '/screen-planner',
  '/',
  '/industry',
  '/products',
  '/about',
  '/contact',
  '/industry/CorporateOffice',
  '/industry/EducationAndInstitutions',
  '/products/outdoor-led-video-walls',
  '/products/led-standee-display',
]
const pages = ['/ta', '/hi'].flatMap((root) =>
  translated.map((path) => ({ root, path: root + path.replace(/^\/$/, '') })),
)

const openOnce = pageOpener()

describe.each(oneOfEach(pages, ({ root }) => root))('$path', ({ path }) => {
  const visitor = openOnce(path)

  test('shows every part in its language, without space between letters', async () => {
    const others = await visitor().page.evaluate(() =>
      Array.from(document.querySelectorAll('main [lang], main *'), (element) => ({
        element,
        spacing: getComputedStyle(element).letterSpacing,
      })).flatMap(({ element, spacing }) =>
        // Links that leave the language have a mark.
        element.matches('[lang]:not([role=img])') || spacing !== 'normal'
          ? [`${spacing}: ${element.outerHTML.slice(0, 120)}`]
          : [],
      ),
    )
    expect(others).toEqual([])
  })

  looksRight(path, visitor)
})

test.each([
  ['/', []],
  ['/ta/contact', ['noto-sans-tamil']],
  ['/hi/contact', ['noto-sans-devanagari']],
])('%s loads of the Indian fonts %j', async (path, fonts) => {
  const { page } = await openVisitor()
  await page.goto(path)
  await drawn(page)
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.flatMap((name) => /noto-sans-[a-z]+/.exec(name) ?? [])).toEqual(fonts)
})

test('a contact page in Tamil sends interests as the sales desk receives them, and fits a phone', async () => {
  const { page } = await openVisitor()
  await page.goto('/ta/contact')
  const options = page.locator('#enquiry-option option:enabled')
  expect(await options.evaluateAll((all) => all.map((option) => Reflect.get(option, 'value')))).toEqual([
    'Partnership',
    'Distributor',
    'Customer',
  ])
  expect(await options.allInnerTexts()).toEqual(['கூட்டாண்மை', 'விநியோகஸ்தர்', 'வாடிக்கையாளர்'])
  await page.setViewportSize({ width: 360, height: 740 })
  const pairs = page.locator('[data-pairs] > *')
  const lefts = await pairs.evaluateAll((all) => all.map((control) => control.getBoundingClientRect().left))
  expect([lefts.length, new Set(lefts).size]).toEqual([4, 1])
  const trap = await page.locator('form input[tabindex="-1"]').boundingBox()
  expect(trap && trap.x + trap.width).toBeLessThanOrEqual(0)
  const tabs = await page
    .locator('nav:has(svg) > a')
    .evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top).filter((top) => top > 370))
  expect([tabs.length, new Set(tabs).size]).toEqual([5, 1])
})
