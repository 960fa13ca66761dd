import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { english as words } from '../../schemas/words/english.ts'
import { germanWords } from './translated-site.ts'

/**
 * Returns the published pages of the bakery by language, and their faults: alternates or links of the switch that do not
 * name each other, words of controls that are not the engine's, German words in English.
 */
export async function publishedLanguages(root: string) {
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const files = await readdir(join(root, 'dist'), { recursive: true })
  const pages = files.filter((file) => file.endsWith('.html') && file !== 'app-shell.html')
  const documents = new Map<string, Document>()
  for (const file of pages) documents.set(file, new JSDOM(await read(`dist/${file}`)).window.document)
  const german = pages.filter((file) => !isEnglish(file))
  const sources = await readdir(root, { recursive: true })
  const translations = sources.filter((file) => /^(?:page-configs|content)\/.*\ben\/.*\.json$/.test(file))
  const germanTexts = germanWords(
    german.flatMap((file) => documents.get(file) ?? []),
    await Promise.all(translations.map(read)),
  )
  const faults = [...documents].flatMap(([file, page]) => {
    const germanFile = file.replace(/^en\.html$/, 'index.html').replace(/^en\//, '')
    const expected = file.endsWith('404.html')
      ? ''
      : ['', 'en/'].map((start) => addressOf(start, germanFile)).join()
    const [skip] = page.querySelectorAll('a[href="#content"]')
    return [
      pathsOf(page, 'link[hreflang]:not([hreflang=x-default])') !== expected && 'alternates',
      pathsOf(page, 'nav:not(nav nav) > a[hreflang]') !== expected && 'switch',
      (skip?.textContent === words.common.skip) !== isEnglish(file) && 'words of controls',
      (page.documentElement.lang === 'en') !== isEnglish(file) && 'language',
      (germanTexts(page).length === 0) !== isEnglish(file) && `German words: ${germanTexts(page).join()}`,
    ].flatMap((fault) => (fault === false ? [] : [`${file}: ${fault}`]))
  })
  return { german, inEnglish: pages.filter(isEnglish), faults }
}

const isEnglish = (file: string) => /^en[./]/.test(file)

const addressOf = (start: string, file: string) =>
  `/${start}${file.replace(/(?:index)?\.html$/, '')}`.replace(/(?<=.)\/$/, '')

const pathsOf = (page: Document, selector: string) =>
  Array.from(page.querySelectorAll<HTMLLinkElement | HTMLAnchorElement>(selector), ({ href }) =>
    href.replace(/^\w+:\/\/[^/]*/, ''),
  ).join()
