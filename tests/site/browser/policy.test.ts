import { readFileSync, readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerNewer } from '../../support/browser.ts'
import { mailboxEntries } from '../../support/mailbox-entries.ts'
import { outDir } from '../../support/run-folders.ts'
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

test('menu, gallery, form and Retry work under the policy', async () => {
  const { page, troubles } = await openWatched({ width: 390, height: 844 })
  await page.goto('/gallery')
  const menu = page.locator('header summary[aria-label="Menu"]')
  await menu.click()
  await page.keyboard.press('Escape')
  await page.locator('#pictures [data-item] a').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  expect(await violations(page)).toEqual([])
  await menu.click()
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Contact', exact: true })
    .click()
  const message = 'Under a strict policy'
  await page.getByLabel('Name').fill('Kavitha R')
  await page.getByLabel('Email').fill('kavitha@example.com')
  await page.getByLabel('I am interested as').selectOption('Customer')
  await page.getByLabel('Message').fill(message)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Message sent successfully!').waitFor()
  expect(await mailboxEntries(message)).toHaveLength(1)
  expect(await violations(page)).toEqual([])
  await page.goto('/screen-planner')
  await page.locator('#planner [name="near"]').fill('7')
  await page.waitForURL('**/screen-planner?near=7')
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])

  // The app draws articles that are newer than the site.
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

test('published documents have no inline script and no style attribute', () => {
  const files = readdirSync(outDir, { recursive: true }).map(String)
  const pages = files.filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(35)
  const odd = pages.flatMap((file) => {
    const html = readFileSync(`${outDir}/${file}`, 'utf8')
    const markup = html.replaceAll(
      /<script type="(application\/(ld\+)?json|speculationrules)"[^>]*>.*?<\/script>/gs,
      '',
    )
    return [...markup.matchAll(/<[^>]* (style|on\w+)="[^>]*>|<script(?![^>]* src="\/assets\/)[^>]*>/g)].map(
      ([tag]) => `${file}: ${tag}`,
    )
  })
  expect(odd).toEqual([])
})
