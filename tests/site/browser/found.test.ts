import { expect, inject, test } from 'vitest'
import { openVisitor } from '../../support/browser.ts'
import { siteConfig } from '../../support/site-config.ts'

const get = (path: string) => fetch(new URL(path, inject('siteUrl')), { redirect: 'manual' })
const origin = 'http://127.0.0.1:4173'

test('the list for search engines holds every page that may be found, and no other', async () => {
  const xml = await (await get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replace(origin, ''),
  )
  const plain = siteConfig.pages.filter(({ path, page }) => !/[:*]/.test(path) && !page.noindex)
  expect(listed).toEqual(expect.arrayContaining(plain.map(({ path }) => path)))
  expect(
    listed
      .filter((path) => !plain.some((page) => page.path === path))
      .every((path) => /^\/blog\/./.test(path)),
  ).toBe(true)
  expect(xml).toContain(
    `<loc>${origin}/blog/how-to-read-led-quotation</loc><lastmod>2025-04-08T09:00:00+05:30</lastmod>`,
  )
  const rules = await (await get('/robots.txt')).text()
  expect(rules).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(rules).not.toContain('Disallow')
})

test('without a script the contact page shows its form, which the browser posts, and the telephone and e-mail', async () => {
  const { page } = await openVisitor({ javaScriptEnabled: false })
  await page.goto('/contact')
  const form = page.locator('form[method=post]')
  expect(await form.getByRole('button', { name: 'Send message' }).isVisible()).toBe(true)
  const main = page.getByRole('main')
  expect(await main.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0)
  expect(await main.locator('a[href^="mailto:"]:visible').count()).toBeGreaterThan(0)
})
