import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { breakages } from '../../support/breakages/index.ts'
import { canaryOn } from '../../support/canary-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('the canary of a working site arrives at the store and each channel, and leaves nothing', async () => {
  const { fault, steps, mails, posts, left } = await canaryOn(browser)
  expect(fault).toBeUndefined()
  expect(steps).toEqual([
    expect.stringMatching(/^The form is open: http:.*\/contact$/),
    'The form confirmed the enquiry',
    expect.stringMatching(/^The store has the enquiry: [\dA-F]{4}-[\dA-F]{4}$/),
    'Channel "sales-mail" has the enquiry',
    'Channel "crm" has the enquiry',
    'The enquiry is removed',
  ])
  // No confirmation goes to the address of the canary.
  expect(mails.map(({ recipients }) => recipients)).toEqual([['sales@site.example']])
  expect(posts.map(({ body }) => body)).toEqual([expect.stringMatching(/"canary":"canary-/)])
  expect(left).toBe(0)
})

const isWhole = process.env.CANARY === 'all'

test.each(breakages.filter(({ isQuick }) => isWhole || isQuick))(
  'the canary names $name',
  async ({ step, says, name, ...breakage }) => {
    const { fault, left } = await canaryOn(browser, breakage)
    // oxlint-disable-next-line no-console -- the table of `npm run bench:canary`
    if (isWhole) console.log(`${name}\n  at ${fault?.step}: ${fault?.message}`)
    expect(fault?.step).toBe(step)
    expect(fault?.message).toMatch(says)
    // An enquiry remains only where its removal is what failed.
    expect(left).toBe(step === 'removal' ? 1 : 0)
  },
)
