import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { elsewhere, hostileHtml } from './hostile-html.ts'

declare global {
  interface Window {
    ran: unknown[]
    ranHere: (what: unknown) => void
  }
}

interface Sent {
  section: string
  images?: object[]
  faq_entries?: object[]
}

/** Returns the sections of an endpoint with every vector in every field that reaches the page. */
function hostileAnswer(endpoint: string): object[] {
  const sections: Sent[] = JSON.parse(readFileSync(`content/api/${endpoint}.json`, 'utf8'))
  return sections.map((section, place) => {
    // Vectors are spread over the sections, so that every kind of block gets some and the page stays small enough for
    // the browser.
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

/** Effects of the vectors on a page. */
interface Done {
  /** Elements that could run code or open another page. */
  odd: string[]
  ran: unknown[]
  /** Addresses loaded from other hosts. */
  elsewhere: string[]
}

export const nothing: Done = { odd: [], ran: [], elsewhere: [] }

/**
 * Makes an endpoint answer with every vector. Returns a function that returns the effects once the page is complete.
 */
export async function sendVectors(page: Page, endpoint: string): Promise<() => Promise<Done>> {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.addInitScript(() => {
    window.ran = []
    window.ranHere = (what) => window.ran.push(what)
  })
  await page.route(`**/api/${endpoint}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(hostileAnswer(endpoint)) }),
  )
  return async () => {
    // Sends events to every element, for vectors that need a user's action.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('main *')) {
        for (const type of ['mouseover', 'focus', 'pointerdown', 'toggle', 'animationstart', 'wheel'])
          element.dispatchEvent(new Event(type))
      }
    })
    // The sanitiser parses text in a separate document. The policy's refusals there do not concern the page.
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
    const foreign = requested.filter((url) => new URL(url).host === elsewhere && !isPicture(url))
    return { odd, ran: await page.evaluate(() => window.ran), elsewhere: foreign }
  }
}

/** A picture field may name a picture on another host, which the page shows (document 1 §3). */
const isPicture = (url: string) => new URL(url).pathname === '/x'
