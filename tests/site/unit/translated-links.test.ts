import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { renderPage } from '../../../src/publish/render/entry-server.tsx'
import { joinedSite } from '../../support/joined-site.ts'

/** Returns the links of a document to pages outside its language that do not say so. */
const unmarked = (document: Document, root: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([download])')].filter(
    (link) =>
      !`${link.pathname}/`.startsWith(`${root}/`) &&
      !(
        link.hreflang &&
        (link.querySelector('[role=img][lang]')?.ariaLabel || link.closest('[data-behaviour=languages]'))
      ),
  )

test('each link of a translated page to a page without a translation names its language', async () => {
  const { translated } = await joinedSite()
  expect(translated.length).toBeGreaterThan(0)
  for (const { site, ...page } of translated) {
    const snapshot = { origin: 'https://xigi.example', ...page, document: page.document }
    const { html } = await renderPage({ site, snapshot })
    const { document } = new JSDOM(html, { url: snapshot.origin }).window
    const links = unmarked(document, site.local?.root ?? '').map((link) => link.outerHTML)
    expect(links, page.pathname).toEqual([])
  }
})
