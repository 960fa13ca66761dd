import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerNewer } from '../../support/browser.ts'
import { chosenAddresses } from '../../support/site-addresses.ts'
import { ownTroubles, violations, watchPolicy } from '../../support/watched.ts'

const watched = watchPolicy()
const openWatched = (viewport = { width: 1440, height: 900 }) => watched({ viewport })

const settled = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

// detail-pages.test.ts and other-pages.test.ts check the policy when pages are opened.

test('every page keeps to the policy when React draws its newer blocks, rich text by the sanitiser included', async () => {
  const { page, troubles } = await openWatched()
  await answerNewer(page, '**/api/**')
  let drawn = 0
  for (const path of chosenAddresses) {
    await page.goto(path)
    // A page without content stays as published.
    const isAsking = await page.evaluate(() => {
      const published = document.getElementById('published')?.textContent
      return published && 'content' in JSON.parse(published)
    })
    if (isAsking) {
      await page.locator('[data-newer]').first().waitFor({ state: 'attached' })
      drawn += 1
    }
    expect({ path, refused: await violations(page) }).toEqual({ path, refused: [] })
  }
  expect(drawn).toBeGreaterThan(5)
  expect(ownTroubles(troubles)).toEqual([])
}, 300_000)

// Tests of menus, gallery, form and planner allow no printed error, and a refusal of the policy is one.
test('Retry works under the policy, in an article that is newer than the site', async () => {
  const { page } = await openWatched({ width: 390, height: 844 })
  await page.route('**/api/blog/**', (route) => route.fulfill({ status: 500 }))
  await page.goto('/blog/written-just-now')
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await page.unroute('**/api/blog/**')
  await page.route('**/api/blog/**', async (route) => {
    const url = new URL('/api/blog/choose-pixel-pitch-by-viewing-distance', route.request().url()).href
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { name: /^How to Choose Pixel Pitch/ }).waitFor()
  expect(await violations(page)).toEqual([])
})

test('the policy is in force: it blocks scripts, requests and pictures that it does not allow', async () => {
  const { page } = await openWatched()
  await page.goto('/about')
  await settled(page)
  const attempts = await page.evaluate(async () => {
    const tried = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : String(error)
      }
    }
    const html = '<b>mere text</b>'
    return {
      innerHTML: tried(() => (document.createElement('div').innerHTML = html)),
      anotherPolicy: tried(() => window.trustedTypes?.createPolicy('own', { createHTML: (text) => text })),
      fetch: await fetch('https://elsewhere.example/').then(
        () => 'done',
        (error: unknown) => (error instanceof Error ? error.name : String(error)),
      ),
    }
  })
  expect(attempts).toMatchObject({ innerHTML: 'TypeError', anotherPolicy: 'TypeError', fetch: 'TypeError' })
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('style'), { textContent: 'body { opacity: 0 }' }),
    )
    document.body.setAttribute('style', 'opacity: 0')
    // A picture over https is allowed (document 1 §3).
    document.body.append(Object.assign(new Image(), { src: 'http://elsewhere.example/a.png' }))
  })
  expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1')
  await expect
    .poll(async () => new Set((await violations(page)).map((violation) => violation.split(' ')[0])))
    .toEqual(
      new Set([
        'require-trusted-types-for',
        'trusted-types',
        'connect-src',
        'style-src-elem',
        'style-src-attr',
        'img-src',
      ]),
    )
})
