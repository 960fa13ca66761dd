import { expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from '../support/browser.ts'
import { everyExample } from '../support/drawn-colors.tsx'
import { brand } from '../support/bakery-brand.ts'

test('an opened feature stays under the mouse when a longer one above it closes', async () => {
  const browser = await sharedBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  onTestFinished(() => page.close())
  await page.setContent(await everyExample(brand), { waitUntil: 'domcontentloaded' })
  const [before, after] = await page
    .locator('[data-behaviour="feature-list"]')
    .first()
    .evaluate((list) => {
      const [first, ...others] = list.querySelectorAll('details')
      const last = others.at(-1)
      const text = first?.lastElementChild
      if (!first || !last || !text) throw new Error('The example has too few features')
      text.textContent = 'A long text. '.repeat(100)
      const top = () => last.querySelector('summary')?.getBoundingClientRect().top
      const closed = [top(), list.clientHeight]
      last.open = true
      first.open = false
      return [closed, [top(), list.clientHeight]]
    })
  expect(after).toEqual(before)
})
