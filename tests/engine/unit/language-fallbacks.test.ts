import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { andOf, titleAddress } from '../../../block-library/parts/title-address.ts'
import { isLocale, withFormats } from '../../../schemas/shared/locale.ts'
import { titleLinksSchema } from '../../../schemas/shared/title-links.ts'
import type { Translation } from '../../../schemas/translation.ts'
import { findProblems } from '../../../src/lint/find-problems.ts'
import { markFallbacks } from '../../../src/publish/pages/mark-fallbacks.ts'
import { renderPage } from '../../../src/publish/render/entry-server.tsx'
import type { JoinedPage } from '../../../src/site/joined/joined-site.ts'
import { hasWords, shownTexts } from '../../../src/site/languages/shown-texts.ts'
import { translationFinder } from '../../../src/site/languages/translate.ts'
import { seeded } from '../../support/seeded.ts'
import { copyBakery, readTranslated } from '../../support/translated-site.ts'

async function htmlOf({ site, ...page }: JoinedPage): Promise<string> {
  const snapshot = { origin: 'https://kornblum.example', ...page, document: page.document }
  const { html } = await renderPage({ site, snapshot })
  return markFallbacks(html, page.fallbacks, 'de-DE', 'en')
}

/** Changes the translations of a file in English. */
function edit(root: string, file: string, change: (texts: Translation['texts']) => void): void {
  const path = join(root, file.replace(/^([^/]+)/, '$1/translations/en'))
  const translation: Translation = JSON.parse(readFileSync(path, 'utf8'))
  change(translation.texts)
  writeFileSync(path, JSON.stringify(translation))
}

test('a word of the settings without a translation leaves all pages, names its language, and is one finding', async () => {
  const root = copyBakery()
  const before = await readTranslated(root)
  edit(root, 'page-configs/site.json', (texts) => delete texts['footerHeadings.contact'])
  const after = await readTranslated(root)
  expect(after.translated.map(({ pathname }) => pathname)).toEqual(
    before.translated.map(({ pathname }) => pathname),
  )
  const [page] = after.translated
  const { document } = new JSDOM(page && (await htmlOf(page))).window
  const inGerman = [...document.querySelectorAll('[lang="de-DE"]:not([hreflang])')].map(
    ({ textContent }) => textContent,
  )
  expect(inGerman).toEqual(['So finden Sie uns'])
  const findings = findProblems(after).filter(({ rule }) => rule === 'missing-translation')
  expect(findings.map(({ problem }) => problem)).toEqual([
    '1 text of page-configs/site.ts is not translated: footerHeadings.contact ("So finden Sie uns")',
  ])
})

test('only links to pages that the language lacks name the other language', async () => {
  const root = copyBakery()
  rmSync(join(root, 'page-configs/translations/en/general/backstube.json'))
  const [page] = (await readTranslated(root)).translated
  const { document } = new JSDOM(page && (await htmlOf(page))).window
  const marked = [...document.querySelectorAll('a:has([role=img][lang])')]
  expect([...new Set(marked.map((link) => link.getAttribute('href')))]).toEqual(['/backstube', '/kontakt'])
  expect(marked[0]?.getAttribute('hreflang')).toBe('de-DE')
  expect(marked[0]?.querySelector('[lang]')?.ariaLabel).toBe('Deutsch')
})

test('a page exists as soon as one of its texts is translated, and a translation may equal its text', async () => {
  const root = copyBakery()
  edit(root, 'page-configs/general/backstube.json', (texts) => {
    const heading = texts['blocks.bilder.heading']
    for (const key of Object.keys(texts)) delete texts[key]
    if (heading) texts['blocks.bilder.heading'] = { ...heading, text: 'Bilder vom Morgen' }
  })
  const site = await readTranslated(root)
  const page = site.translated.find(({ pathname }) => pathname === '/en/backstube')
  const { document } = new JSDOM(page && (await htmlOf(page))).window
  expect(document.querySelector('#bilder h2')?.closest('[lang]')).toBeNull()
  expect(document.querySelector('h1')?.closest('[lang]')?.getAttribute('lang')).toBe('de-DE')
})

test('one more page changes no settings that visitors of a language load', async () => {
  const root = copyBakery()
  const settings = async () =>
    (await readTranslated(root)).translated.map(({ site }) => JSON.stringify(site))[0]
  const before = await settings()
  expect(before).not.toContain('/en/backstube"]')
  for (const [folder, file] of [
    ['page-configs', 'backstube.ts'],
    ['page-configs/translations/en', 'backstube.json'],
  ]) {
    const text = readFileSync(join(root, `${folder}/general/${file}`), 'utf8')
    writeFileSync(join(root, `${folder}/general/${file?.replace('backstube', 'werkstatt')}`), text)
  }
  expect(await settings()).toBe(before)
})

test('500 articles on a slow host: never more than eight requests, and none for parts of a list that it lacks', async () => {
  const root = copyBakery()
  const article = readFileSync(join(root, 'content/api/neues/ferien.json'), 'utf8')
  const articles = Array.from({ length: 500 }, (_, index) => ({ ...JSON.parse(article), id: `a${index}` }))
  const requested: string[] = []
  let [active, most] = [0, 0]
  await readTranslated(root, 'https://host.example', async (address) => {
    const endpoint = address.replace('https://host.example/api/', '')
    requested.push(endpoint)
    active += 1
    most = Math.max(most, active)
    await new Promise((resolve) => {
      setTimeout(resolve, 1)
    })
    active -= 1
    if (endpoint === 'neues') return Response.json(articles)
    return endpoint.startsWith('neues/') ? new Response(article) : new Response('', { status: 404 })
  })
  expect(most).toBe(8)
  expect(requested.filter((endpoint) => endpoint.startsWith('en/neues'))).toEqual(['en/neues'])
  expect(new Set(requested).size).toBe(requested.length)
})

/** A list of entries as configs and answers have them: without names, with one text or two. */
const kinds: Record<string, (word: string) => unknown> = {
  'one text': (word: string) => ({ title: word }),
  'two texts': (word: string) => ({ title: word, text: `About ${word}` }),
  'a text that all share': (word: string) => ({ title: word, label: 'Read more' }),
  'a name': (word: string) => ({ id: word.toLowerCase(), title: word }),
  'texts alone': (word: string) => word,
}

test.each(Object.entries(kinds))(
  '200 edits of a list of entries with %s show no words of a neighbour',
  (_, entry) => {
    const random = seeded(7)
    const wordOf = (index: number) => `Word ${String.fromCharCode(97 + (index % 26))}${index}`
    const textsOf = (words: string[]) => shownTexts({ list: words.map(entry) }, ([, , key]) => key !== 'id')
    let words = Array.from({ length: 6 }, (__, index) => wordOf(index))
    const { length } = words
    const texts = Object.fromEntries(
      textsOf(words).map(({ key, of, text }) => [key, { of, text: `t:${text}` }]),
    )
    let added = length
    for (let edits = 0; edits < 200; edits += 1) {
      const [from, to] = [random(words.length), random(words.length + 1)]
      const act = words.length < 3 ? 0 : random(3)
      if (act === 0) words = words.toSpliced(to, 0, wordOf(added++))
      else if (act === 1) words = words.toSpliced(from, 1)
      else words = words.toSpliced(from, 1).toSpliced(Math.min(to, words.length - 1), 0, words[from] ?? '')
      const shown = textsOf(words)
      const find = translationFinder(shown, { texts })
      for (const shownText of shown) {
        const { state, text } = find(shownText)
        const source = shownText.text
        const isKnown = Object.values(texts).some((translated) => translated.text === `t:${source}`)
        expect([state, text], `edit ${edits}: ${source}`).toEqual(
          isKnown ? ['current', `t:${source}`] : ['missing', ''],
        )
      }
    }
  },
)

test('an edited text is stale where its place is certain, else missing', () => {
  const stateOf = (before: unknown, after: unknown) => {
    const entries = shownTexts(before, () => true).map(({ key, of }) => [key, { of, text: 'old' }])
    const shown = shownTexts(after, () => true)
    return shown
      .map(translationFinder(shown, { texts: Object.fromEntries(entries) }))
      .map(({ state }) => state)
  }
  expect(stateOf({ title: 'Before' }, { title: 'After' })).toEqual(['stale'])
  const card = { title: 'Before', text: 'Same' }
  expect(stateOf([card], [{ ...card, title: 'After' }])).toEqual(['stale', 'current'])
  expect(stateOf(['Before', 'Same'], ['After', 'Same'])).toEqual(['missing', 'current'])
})

test.each([
  ['tcy', true, 'en-GB'],
  ['awa', true, 'en-GB'],
  ['hi-IN', true, 'hi-IN'],
  ['xx', false, 'en-GB'],
  ['english', false, 'en-GB'],
])('%j is a language: %j, with the dates of %j', (tag, isLanguage, dates) => {
  expect(isLocale(tag)).toBe(isLanguage)
  expect(withFormats(tag)).toBe(dates)
})

test('an address has the word for & of the source language', () => {
  const links = titleLinksSchema.parse({ root: '/industry', keys: 'joined', known: [] })
  const words = { and: 'und' }
  const site = { words, local: { root: '/en', isDraft: false, and: 'and' } }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other words are not read
  const and = andOf(site as unknown as JoinedPage['site'])
  expect(titleAddress('Sports & Stadiums', links, and)).toBe('/industry/SportsAndStadiums')
})

test.each(['सेवा', 'होम', 'नाम', 'மெனு', '我', 'บ', 'Ok', 'مرحبا', 'm', '4 × 2.5 m'])(
  '%j has a word',
  (text) => {
    expect(hasWords(text)).toBe(true)
  },
)

test.each(['', '12 %', 'A', '{title}', '<br>', '→'])('%j has no word', (text) => {
  expect(hasWords(text)).toBe(false)
})

test('parts of the source language name it: the outermost element, and a text beside others', () => {
  const marked = (html: string, fallbacks: string[], page = 'en') =>
    markFallbacks(html, fallbacks, 'de', page)
  expect(marked('<ul><li>Eins</li><li>Zwei</li></ul><p>One</p>', ['Eins', 'Zwei'])).toBe(
    '<ul lang="de"><li>Eins</li><li>Zwei</li></ul><p>One</p>',
  )
  expect(marked('<p>Eins <b>one</b></p>', ['Eins'])).toBe('<p><span lang="de">Eins </span><b>one</b></p>')
  expect(marked('<p>Eins <b>ایک</b></p>', ['Eins'], 'ur')).toBe(
    '<p><span lang="de" dir="ltr">Eins </span><b>ایک</b></p>',
  )
  expect(marked('<p>Über {x} - (Zwei)?</p>', ['Über {name} - (Zwei)?'])).toContain('<p lang="de">')
  expect(marked('<img alt="Ein Bild"><p>24 Stunden</p>', ['Ein Bild', 'Stunden'])).toBe(
    '<img alt="Ein Bild" lang="de"><p lang="de">24 Stunden</p>',
  )
  expect(marked('<p>Eins &amp; <i>Zwei</i></p>', ['Eins &amp; <i>Zwei</i>'])).toContain('<p lang="de">')
  expect(marked('<p lang="fr">Eins</p><p>Einsicht</p>', ['Eins'])).toBe(
    '<p lang="fr">Eins</p><p>Einsicht</p>',
  )
})
