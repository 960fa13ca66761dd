import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openLasting } from '../../support/browser.ts'
import { oneOfEach } from '../../support/one-of-each.ts'
import { kindOfAddress } from '../../support/site-addresses.ts'
import { siteConfig } from '../../support/site-config.ts'

const get = (path: string) => fetch(new URL(path, inject('siteUrl')))
const published = siteConfig.pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path))

let plain: Awaited<ReturnType<typeof openLasting>>
/** A visitor without scripts who opens one page after the other. */
beforeAll(async () => {
  plain = await openLasting({ javaScriptEnabled: false })
})
afterAll(() => plain.close())

const chosen = oneOfEach([...published, '/blog/choose-pixel-pitch-by-viewing-distance'], kindOfAddress)

describe.each(chosen)('%s', (path) => {
  test('has its title, description and tags once in the head of the first answer', async () => {
    const response = await get(path)
    expect(response.status).toBe(200)
    const [head = '', body = ''] = (await response.text()).split('</head>')
    const once = [
      '<title>',
      'name="description"',
      'rel="canonical"',
      'property="og:title"',
      'property="og:site_name"',
      'name="format-detection"',
      'name="twitter:card"',
    ]
    expect(once.map((tag) => head.split(tag).length - 1)).toEqual(once.map(() => 1))
    expect(once.filter((tag) => body.includes(tag))).toEqual([])
    expect(head).toContain(`<link rel="canonical" href="http://127.0.0.1:4173${path === '/' ? '/' : path}"/>`)
    expect(body.split('<h1').length - 1).toBe(1)
  })

  test('is readable without a script, its links and questions work', async () => {
    const { page } = plain
    // The style sheet hides controls that need a script.
    await page.goto(path)
    const main = page.getByRole('main')
    const pictures = await main
      .locator('img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('alt') ?? ''))
    const words = [await main.innerText(), ...pictures].join(' ')
    // Without a script the search has nothing but its field, and says so.
    expect(words.split(/\s+/).length).toBeGreaterThan(path === '/search' ? 4 : 25)
    const question = page.locator('main details:not([open]) > summary').filter({ visible: true }).first()
    const questions = await question.count()
    if (questions > 0) await question.click()
    expect(await page.locator('main details[open] :is(p, dd, td)').count()).toBeGreaterThanOrEqual(
      Math.min(questions, 1),
    )
    // Safari reads a list without a marker as no list. An empty marker looks the same.
    const lists = page.locator(':is(ul, ol):visible')
    expect(
      await lists.evaluateAll((all) => all.map((list) => getComputedStyle(list).listStyleType)),
    ).not.toContain('none')
    // Firefox would restore a choice after a reload, of which the script does not know.
    const fields = page.locator(
      'main :is(input:not([type=checkbox]), select, input[data-place]):not(form[method] *)',
    )
    const kept = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')))
    expect(kept.filter((value) => value !== 'off')).toEqual([])
    // Nothing visible needs a script. The titles of a list stay readable but are no buttons, and a browser posts a form.
    const dead = await page
      .locator('button:visible, input:visible, select:visible, textarea:visible')
      .evaluateAll((all) =>
        all
          .filter((control) => getComputedStyle(control).pointerEvents !== 'none')
          .filter((control) => !control.closest('form[method=post]'))
          // Styles alone follow the step of a moment.
          .filter((control) => !control.matches('[type=radio][data-step]'))
          .map((control) => control.outerHTML),
      )
    expect(dead).toEqual([])
    expect(await page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0)
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
    expect(await about.getAttribute('href')).toBe('/about')
  })
})

/** Returns all addresses of this site in a page: of links, pictures in all sizes, films, styles and scripts. */
function ownAddresses(html: string): URL[] {
  const named = [...html.matchAll(/\s(?:href|src|poster|data-file)="([^"]+)"/g)].map(
    ([, address = '']) => address,
  )
  const sized = [...html.matchAll(/\s(?:srcSet|srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, list = '']) =>
    list.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  )
  return [...named, ...sized]
    .map((address) => new URL(address.replaceAll('&amp;', '&'), inject('siteUrl')))
    .filter(({ origin }) => origin === new URL(inject('siteUrl')).origin)
}

test('all files that a published page names exist, and its structured data is valid', async () => {
  const list = await (await get('/sitemap.xml')).text()
  const pages = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(pages.length).toBeGreaterThan(35)
  const htmls = await Promise.all(pages.map(async (path) => ({ path, html: await (await get(path)).text() })))
  const named = htmls.map((page) => ({ ...page, addresses: ownAddresses(page.html) }))
  const requested = new Set(named.flatMap(({ addresses }) => addresses.map(({ pathname }) => pathname)))
  const statuses = new Map(
    await pLimit(8).map(requested, async (pathname) => {
      const { status } = await fetch(new URL(pathname, inject('siteUrl')), { method: 'HEAD' })
      return [pathname, status] as const
    }),
  )
  const missing: string[] = []
  for (const { path, html, addresses } of named) {
    for (const { pathname, hash } of addresses) {
      const status = statuses.get(pathname)
      if (status !== 200) missing.push(`${path} names ${pathname}: ${status}`)
      if (hash && pathname === path && !html.includes(` id="${hash.slice(1)}"`))
        missing.push(`${path} names ${hash}`)
    }
    const [, json = ''] = /id="structured-data">(.*?)<\/script>/s.exec(html) ?? []
    const things: unknown = JSON.parse(json)
    expect(things, path).toEqual(
      expect.arrayContaining([expect.objectContaining({ '@context': 'https://schema.org' })]),
    )
  }
  expect(missing).toEqual([])
  expect(requested.size).toBeGreaterThan(300)
})
