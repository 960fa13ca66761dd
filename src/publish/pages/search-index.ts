import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repeatedBlocks } from '../../../block-library/blocks.ts'
import { searchFolder } from '../../../block-library/search/search-index.ts'
import { pageMeta } from '../../runtime/seo/page-meta.ts'
import { publishedFile } from '../../serve/hosting/published-files.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'
import { hashOfAll } from '../../util/hash-of.ts'
import { escapeXml } from '../files/escape-xml.ts'
import type { Output } from '../files/output.ts'

/** Index of the last publish. */
export interface SearchRecord {
  /** Hash of the pages in the index. */
  key: string
  files: string[]
}

interface PagesToIndex {
  output: Output
  /** The folder that is being published, with its pages. */
  folder: string
  pages: readonly JoinedPage[]
  before: SearchRecord | undefined
  /** Hash of the code and the packages. */
  code: string
}

/** Parts of a page that are no text of it. */
const excluded = [
  'nav',
  'form',
  'dialog',
  'template',
  '[role=alert]',
  '[hidden]',
  '[data-island]',
  'noscript',
]

/** Files that only Pagefind's own interfaces need. */
const unused = /^pagefind-(?:component-|modular-)?(?:ui|highlight|worker)\b/

/**
 * Writes the index of all pages that search engines may find. It is made from the published pages, and taken from the
 * last publish if they are unchanged. Returns undefined if the optional package `pagefind` is not installed.
 */
export async function publishSearchIndex(job: PagesToIndex): Promise<SearchRecord | undefined> {
  const { output, folder, pages, before, code } = job
  const indexed = pages.flatMap((page) => {
    const file = publishedFile(page.pathname, page.loaded.path)
    return page.loaded.page.noindex || page.pathname === '*' ? [] : [{ page, file }]
  })
  const key = hashOfAll([code, ...indexed.flatMap(({ file }) => [file, output.files[file]?.hash ?? ''])])
  if (before?.key === key && before.files.every((file) => output.keep(file))) return before

  const pagefind = await loadPagefind()
  if (!pagefind) return undefined
  const written: string[] = []
  // Pagefind searches the language of the document, or the only one of an index.
  for (const language of new Set(indexed.map(({ page }) => page.site.language))) {
    const { index, errors } = await pagefind.createIndex({
      rootSelector: 'main',
      excludeSelectors: excluded,
      forceLanguage: language,
    })
    if (!index) throw new Error(`The index of the search cannot be made: ${errors.join('; ')}`)
    for (const { page, file } of indexed.filter((other) => other.page.site.language === language)) {
      const content = toIndex(await readFile(join(folder, file), 'utf8'), page)
      await index.addHTMLFile({ url: page.pathname, content })
    }
    const { files } = await index.getFiles()
    for (const { path, content } of files.filter((file) => !unused.test(file.path))) {
      const name = searchFolder(language).slice(1) + path
      await output.write(name, content)
      written.push(name)
    }
  }
  await pagefind.close()
  return { key, files: written }
}

async function loadPagefind() {
  try {
    return await import('pagefind')
  } catch {
    return undefined
  }
}

/** Returns a page with the marks of Pagefind: its filters, and the blocks whose text stands on many pages. */
function toIndex(html: string, { loaded, bound, document }: JoinedPage): string {
  const { title, description } = pageMeta(document, bound)
  const name = bound.name ?? loaded.page.title
  const words = [title, description, ...misspelt(`${name} ${title}`)].join(' ')
  const marks = [
    `<i data-pagefind-filter="kind:${loaded.page.kind}"></i>`,
    `<i data-pagefind-ignore data-pagefind-meta="title">${escapeXml(name)}</i>`,
    `<i data-pagefind-ignore data-pagefind-meta="words">${escapeXml(words)}</i>`,
  ]
  return repeatedBlocks(bound.shown).reduce(
    (marked, id) => marked.replace(`<div id="${id}"`, `<div data-pagefind-ignore="all" id="${id}"`),
    html
      .replace(/<main[^>]*>/, (main) => main + marks.join(''))
      // Styles part these elements on the page. In the index their words would be one.
      .replaceAll(/(<\/(?:a|b|dd|dt|i|span|strong|td|th)>)(?=<)/g, '$1 '),
  )
}

/** Returns the words of a text as they are mistyped most often: without a letter, or with two letters the wrong way round. */
function misspelt(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
  return [...new Set(words)].flatMap((word) =>
    Array.from(word, (letter, index) => {
      const [start, rest] = [word.slice(0, index), word.slice(index + 1)]
      return `${start}${rest} ${start}${rest.slice(0, 1)}${letter}${rest.slice(1)}`
    }),
  )
}
