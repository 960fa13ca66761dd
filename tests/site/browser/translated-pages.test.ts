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
        element.matches('[lang]') || spacing !== 'normal'
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
