import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrateOnce, launchBrowser } from '../support/browser.ts'
import { elsewhere, hostileHtml } from '../support/hostile-html.ts'
import { watchPolicy } from '../support/watched.ts'

declare global {
  interface Window {
    ran: unknown[]
    ranHere: (what: unknown) => void
  }
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const openWatched = watchPolicy()

interface Sent {
  section: string
  images?: object[]
  faq_entries?: object[]
}

/** The sections as they are, with every vector in every field that reaches the page. */
const hostileAnswer = () => {
  const sections: Sent[] = JSON.parse(readFileSync('content/api/retails.json', 'utf8'))
  return sections.map((section, place) => {
    // Each section takes its share, so that every kind of block meets some and the page stays readable for the browser.
    const share = hostileHtml.filter((_, index) => index % sections.length === place)
    const items = share.map((html) => ({
      title: html,
      description: html,
      description_html: html,
      image: html,
      faqs: [{ question: html, answer: html }],
    }))
    return {
      ...section,
      title: share[0],
      description: share[1],
      description_html: share.join('\n'),
      ...(section.images && { images: items }),
      ...(section.faq_entries && { faq_entries: share.map((html) => ({ question: html, answer: html })) }),
    }
  })
}

test.each([
  ['under its headers', false],
  ['without them, as in development', true],
])('%s nothing of any vector in any field runs, loads or goes anywhere', async (_, bare) => {
  const { page, close } = await openWatched(browser)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    window.ran = []
    window.ranHere = (what) => window.ran.push(what)
  })
  await page.route('**/api/retails', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(hostileAnswer()) }),
  )
  await page.route('**/industry/Retail', async (route) => {
    const response = await route.fetch()
    const headers = bare ? { 'content-type': 'text/html' } : response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/industry/Retail')
  const address = page.url()
  await hydrateOnce(page)
  await page.locator('main', { hasText: '<marquee onstart' }).waitFor()
  // Whatever waits for a hand gets one.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      for (const type of ['mouseover', 'focus', 'pointerdown', 'toggle', 'animationstart', 'wheel'])
        element.dispatchEvent(new Event(type))
    }
  })
  // What the policy refuses while the sanitiser reads a text, in a document of its own, says nothing of the page.
  const odd = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { href = '', target = '', rel = '' } = element instanceof HTMLAnchorElement ? element : {}
        const runs = element.getAttributeNames().some((name) => /^on|^style$|^srcdoc$/.test(name))
        const goes = href !== '' && !/^(https?|mailto|tel):/.test(href)
        return (
          runs ||
          goes ||
          (target !== '' && !rel.includes('noopener')) ||
          element.matches('script, style, base, meta, form')
        )
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  )
  expect({
    odd,
    ran: await page.evaluate(() => window.ran),
    elsewhere: asked.filter((url) => new URL(url).host === elsewhere && !isPicture(url)),
    address: page.url(),
  }).toEqual({ odd: [], ran: [], elsewhere: [], address })
  await close()
})

/** A picture's field may name a picture on another host, which is shown (document 1 §3). */
const isPicture = (url: string) => new URL(url).pathname === '/x'
