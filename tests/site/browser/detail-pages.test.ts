import { describe, expect, test } from 'vitest'
import { detailAddresses } from '../../support/detail-addresses.ts'
import { looksRight, pageOpener, phone } from '../../support/looks-right.ts'
import { oneOfEach } from '../../support/one-of-each.ts'
import { kindOfAddress } from '../../support/site-addresses.ts'

/** Height of the tabs at the bottom of a phone, in pixels. */
const tabs = 64

const openOnce = pageOpener()

describe.each(oneOfEach(detailAddresses, kindOfAddress))('%s', (path) => {
  const visitor = openOnce(path)

  test('on a phone is at most nine screens long, 9.8 with a stage or a moment', async () => {
    const { page } = visitor()
    const screens = (await page.locator('#distance-stage, #moment').count()) > 0 ? 9.8 : 9
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(screens * phone.height)
  })

  test('has the button to the enquiry and its facts on a phone’s first screen', async () => {
    const ends = await visitor().page.evaluate(() => {
      const hero = document.querySelector('main h1')?.closest('section')
      const offers = hero?.querySelectorAll('a[href="/contact"], dl > div') ?? []
      return Array.from(offers, (element) => element.getBoundingClientRect().bottom + scrollY)
    })
    expect(ends.length).toBeGreaterThan(0)
    expect(Math.max(...ends)).toBeLessThanOrEqual(phone.height - tabs)
  })

  looksRight(path, visitor)
})
