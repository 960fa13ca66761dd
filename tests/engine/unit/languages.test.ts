import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import type { Translation } from '../../../schemas/translation.ts'
import { findProblems } from '../../../src/lint/find-problems.ts'
import { markFallbacks } from '../../../src/publish/pages/mark-fallbacks.ts'
import { renderPage } from '../../../src/publish/render/entry-server.tsx'
import type { JoinedPage, JoinedSite } from '../../../src/site/joined/joined-site.ts'
import { readEnquiries } from '../../../src/serve/enquiries/read-enquiries.ts'
import { translate } from '../../../src/site/languages/translate.ts'
import { translatedFiles } from '../../../src/site/languages/translations.ts'
import { importModule } from '../../support/import-module.ts'
import { seeded } from '../../support/seeded.ts'
import { copyBakery, germanWords, readTranslated } from '../../support/translated-site.ts'

const origin = 'https://kornblum.example'

async function render({ site: settings, ...page }: JoinedPage): Promise<Document> {
  const rendered = await renderPage({
    site: settings,
    snapshot: { origin, ...page, document: page.document },
  })
  const { head, data } = rendered
  const html = markFallbacks(rendered.html, page.fallbacks, 'de-DE', 'en')
  const all = `<head>${head}<script type="application/ld+json">${data}</script></head><body>${html}</body>`
  return new JSDOM(`<html>${all}</html>`).window.document
}

/** Returns German words by page, outside parts that have the attribute `lang`. */
async function germanTexts(pages: JoinedPage[]): Promise<Record<string, string[]>> {
  const labels: Record<string, string[]> = {}
  for (const page of pages) {
    const document = await render(page)
    // No text of the head can name its language, and no label that is put together.
    if (page.fallbacks.length > 0) {
      document.head.remove()
      for (const named of document.querySelectorAll('[aria-label]')) named.removeAttribute('aria-label')
    }
    const words = germanIn(document)
    if (words.length > 0) labels[page.pathname] = words
  }
  return labels
}

let root = ''
let site: JoinedSite
let germanIn: ReturnType<typeof germanWords>
beforeAll(async () => {
  root = copyBakery()
  site = await readTranslated(root)
  const english = site.contentFiles.filter(({ file }) => file.startsWith('content/api/en/'))
  germanIn = germanWords(await Promise.all(site.joined.map(render)), [
    ...site.config.translations,
    ...english,
  ])
})

test('a translated page has only texts of its language, and the blocks of the page', async () => {
  expect(site.translated).toHaveLength(site.joined.length)
  for (const [index, { bound }] of site.translated.entries())
    expect(bound.shown.map(({ id }) => id)).toEqual(site.joined[index]?.bound.shown.map(({ id }) => id))
  expect(await germanTexts(site.translated)).toEqual({})
  expect(await germanTexts(site.joined.slice(0, 1))).not.toEqual({})
})

test('an enquiry names a city in each language', async () => {
  const settings = { file: 'page-configs/translations/en/site.json', key: 'cities.0' }
  const restore = edit([settings], (texts, key) => Object.assign(texts[key] ?? {}, { text: 'Friburg' }))
  const { cities } = await readEnquiries(root, importModule)
  restore()
  expect(cities).toEqual([['Freiburg', 'Friburg']])
})

test('a default of a schema, which no file has, is translated', () => {
  const texts = [{ path: ['words', 'steps', 0, 'label'], key: 'words.steps.0.label', text: 'Place', of: '1' }]
  const translation = { texts: { 'words.steps.0.label': { of: '1', text: 'Ort' } } }
  expect(translate({ value: { type: 'plan' }, texts }, translation).value).toEqual({
    type: 'plan',
    words: { steps: [{ label: 'Ort' }] },
  })
})

test('each page names itself in all languages, and links lead to pages of its own language', async () => {
  const addresses = new Set([...site.joined, ...site.translated].map(({ pathname }) => pathname))
  for (const page of [...site.joined, ...site.translated]) {
    const document = await render(page)
    const alternates = [...document.querySelectorAll('link[hreflang]')].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')?.replace(origin, '')}`,
    )
    if (page.pathname === '*') continue
    const germanPath = page.pathname.replace(/^\/en(?=\/|$)/, '') || '/'
    const english = `/en${germanPath === '/' ? '' : germanPath}`
    expect(alternates).toEqual([`de-DE ${germanPath}`, `en ${english}`, `x-default ${germanPath}`])
    expect(document.querySelectorAll('nav[data-behaviour="languages"] > a[hreflang]')).toHaveLength(2)
    expect(document.querySelector('[property="og:locale"]')?.getAttribute('content')).toBe(
      page.pathname === germanPath ? 'de_DE' : 'en_US',
    )
    const links = [...document.querySelectorAll('a[href^="/"]:not([data-behaviour="languages"] a)')].map(
      (link) => link.getAttribute('href')?.replace(/[?#].*/, '') ?? '',
    )
    const wrong = links.filter(
      (to) => addresses.has(to) && to.startsWith('/en') !== page.pathname.startsWith('/en'),
    )
    expect(wrong, page.pathname).toEqual([])
  }
})

function take<T>(list: readonly T[], count: number, seed: number): T[] {
  const random = seeded(seed)
  return list
    .map((item) => [random(1e9), item] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, item]) => item)
}

/** Returns the translated texts. Equal texts of a file share a translation, and are omitted. */
function entriesOf() {
  const all = translatedFiles(site).flatMap(({ file, translation, texts }) =>
    texts.flatMap((text) => (translation?.texts[text.key] ? [{ file, ...text }] : [])),
  )
  return all.filter(
    (entry) => all.filter(({ file, of }) => file === entry.file && of === entry.of).length === 1,
  )
}

/** Writes the files of translations with changed entries. Returns a function that writes them back. */
function edit(
  changes: readonly { file: string; key: string }[],
  change: (texts: Translation['texts'], key: string) => void,
) {
  const before = new Map(changes.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]))
  for (const [file, text] of before) {
    const translation: Translation = JSON.parse(text)
    for (const { key } of changes.filter((entry) => entry.file === file)) change(translation.texts, key)
    writeFileSync(join(root, file), JSON.stringify(translation, null, 2))
  }
  return () => {
    for (const [file, text] of before) writeFileSync(join(root, file), text)
  }
}

test('a text that is not translated is shown in the source language, and names it', async () => {
  const shell = /site\.json$|words\.json$/
  const inPages = entriesOf().filter(({ file }) => !shell.test(file))
  for (const seed of [1, 2, 3]) {
    const taken = take(inPages, 12, seed)
    const restore = edit(taken, (texts, key) => Object.assign(texts[key] ?? {}, { text: '' }))
    const partial = await readTranslated(root)
    restore()
    expect(await germanTexts(partial.translated), `seed ${seed}`).toEqual({})
    expect(partial.translated.map(({ pathname }) => pathname)).toEqual(
      site.translated.map(({ pathname }) => pathname),
    )
    const { length } = findProblems(partial).filter(({ rule }) => rule === 'missing-translation')
    expect(length).toBe(new Set(taken.map(({ file }) => file)).size)
  }
})

test('each of 100 edited texts with a name makes its translation stale, at its line', async () => {
  // A text in a list without names may be another one: its translation is missing.
  const named = entriesOf().filter(({ key }) => !/(?:^|\.)\d+(?:\.|$)/.test(key))
  const taken = take(named, 100, 7)
  const restore = edit(taken, (texts, key) => Object.assign(texts[key] ?? {}, { of: '00000000' }))
  const stale = findProblems(await readTranslated(root)).filter(({ rule }) => rule === 'stale-translation')
  const expected = taken.map(({ file, key }) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return `${file}:${lines.findIndex((line) => line.includes(`"${key}": {`)) + 2}`
  })
  restore()
  expect(stale.map(({ file, line }) => `${file}:${line}`).toSorted()).toEqual(expected.toSorted())
})

/** Returns a host with the answers of the bakery. The first answer in English is what `answer` makes of the German one. */
function hostWith(answer: (german: string) => Response) {
  const { endpoint: first = '' } = site.translated.find(({ loaded }) => loaded.page.content) ?? {}
  const host = 'https://host.example'
  const send = (address: string) => {
    const endpoint = address.replace(`${host}/api/`, '')
    const german = site.answers.get(endpoint.replace('en/', ''))?.text ?? ''
    if (endpoint === first) return Promise.resolve(answer(german))
    const isThere = !endpoint.startsWith('en/') && german !== ''
    return Promise.resolve(new Response(german, { status: isThere ? 200 : 404 }))
  }
  return { first, read: () => readTranslated(root, host, send) }
}

test('content comes from a host in the language, else is translated, and only the first can be newer', async () => {
  const { first, read } = hostWith((german) =>
    Response.json(JSON.parse(german.replaceAll(/"title": ?"/g, '"title":"host: '))),
  )
  const { translated: pages } = await read()
  const sources = pages.map(({ document: { page }, pathname }) => [pathname, page.content?.endpoint] as const)
  expect(new Map(sources.filter(([, endpoint]) => endpoint !== undefined)).size).toBeGreaterThan(0)
  for (const [, endpoint] of sources) expect([undefined, first]).toContain(endpoint)
  expect(JSON.stringify(pages.find(({ endpoint }) => endpoint === first)?.bound)).toContain('host: ')
  expect(await germanTexts(pages.filter(({ endpoint }) => endpoint !== first))).toEqual({})
})

test.each([
  ['a failure', () => new Response('', { status: 503 }), 'status 503'],
  ['an answer that is not JSON', () => new Response('<html>'), 'is a page of HTML'],
])('%s of a language is reported, and not taken for a missing one', async (_, answer, problem) => {
  const { first, read } = hostWith(answer)
  const failed = await read()
  const findings = findProblems(failed).filter(({ rule }) => rule === 'endpoint-answer')
  expect(findings).toEqual([
    expect.objectContaining({
      file: `https://host.example/api/${first}`,
      problem: expect.stringContaining(problem),
    }),
  ])
})

test('a page in one language alone has its address, words and menus, and no other language', async () => {
  const file = join(root, 'page-configs/kuchen/news.json')
  const words = { title: 'News', head: { title: 'News', description: 'News of the bakery' } }
  const block = { type: 'hero', heading: 'News', text: 'New', height: 'banner' }
  writeFileSync(file, JSON.stringify({ language: 'en', ...words, blocks: [block] }))
  const { joined, translated, opens } = await readTranslated(root)
  rmSync(file)
  const page = joined.find(({ pathname }) => pathname.startsWith('/en'))
  expect([page?.pathname, page?.alternates, opens('/en/kuchen/news'), opens('/kuchen/news')]).toEqual([
    '/en/kuchen/news',
    [],
    true,
    false,
  ])
  expect(translated).toHaveLength(joined.length - 1)
  const menu = page?.site.menuLinks.flatMap(({ links }) => links.map(({ to }) => to))
  expect(menu).toContain('/en/kuchen/news')
  expect(JSON.stringify(joined[0]?.site.menuLinks)).not.toContain('news')
  expect(page && (await germanTexts([page]))).toEqual({})
})
