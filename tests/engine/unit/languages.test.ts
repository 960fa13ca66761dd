import { expect, test } from 'vitest'
import { renderPage } from '../../../src/publish/render/entry-server.tsx'
import type { JoinedPage } from '../../../src/site/joined/joined-site.ts'
import { unmarkedInDocument } from '../../support/pseudo-site.ts'
import { bakeryInTwoLanguages, readTranslated, translate } from '../../support/translated-site.ts'

const origin = 'https://kornblum.example'

async function render({ site, ...page }: JoinedPage): Promise<string> {
  const { head, html, data } = await renderPage({
    site,
    snapshot: { origin, ...page, document: page.document },
  })
  return `<html><head>${head}<script type="application/ld+json">${data}</script></head><body>${html}</body></html>`
}

/** Names, units and symbols, which are the same in both languages. */
const same = /Deutsch|English|de_DE/

test('a page in a language has only texts of this language', { timeout: 60_000 }, async () => {
  const root = bakeryInTwoLanguages()
  await translate(root)
  const { translated } = await readTranslated(root)
  const found: Record<string, string[]> = {}
  for (const page of translated) {
    const texts = unmarkedInDocument(await render(page), same)
    if (texts.length > 0) found[page.pathname] = texts
  }
  expect(found).toEqual({})
})
