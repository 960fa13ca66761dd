import { shellFile } from '../../serve/hosting/published-files.ts'
import { count } from '../../lint/say-findings.ts'
import { readRedirects } from '../../serve/hosting/host-files.ts'
import type { Change, PageChange } from './change.ts'
import { compareLists } from './compare-lists.ts'
import { comparePage, weighPage, type PublishedPage } from './compare-page.ts'
import { openFolder, withoutHashes, type PublishedFolder } from './published-folder.ts'
import { readPage } from './read-page.ts'

/** Compares two published folders: their pages, and the files that belong to no page. */
export function compareSites(before: string, after: string) {
  const [old, young] = [openFolder(before), openFolder(after)]
  const [oldPages, pages] = [pagesIn(old), pagesIn(young)]
  const redirects = new Map(readRedirects(young.text('_redirects')).map(({ from, to }) => [from, to]))
  const gone = new Set(oldPages.filter((file) => !young.files.has(file)))
  const isMoved = (from: string, file: string) =>
    redirects.get(addressOf(from)) === addressOf(file) ||
    String(readPage(old.text(from)).headings) === String(readPage(young.text(file)).headings)
  const changed = pages.flatMap((file): PageChange[] => {
    const from = old.files.has(file) ? file : [...gone].find((one) => isMoved(one, file))
    if (from === undefined) return [wholePage('new', file, young)]
    gone.delete(from)
    if (from === file && isEqual(file, old, young)) return []
    const [one, other] = [pageOf(from, old), pageOf(file, young)]
    const changes = comparePage(one, other)
    if (from !== file) changes.unshift(leftAddress('moved from', from, redirects))
    const bytes = { before: weighPage(one), after: weighPage(other) }
    const state = from === file ? 'changed' : 'moved'
    const page = { path: addressOf(file), state, before: from, after: file, changes, bytes } as const
    return changes.length > 0 ? [{ ...page, causes: [], photos: [] }] : []
  })
  const lost = Array.from(gone, (file): PageChange => {
    const { changes, ...page } = wholePage('gone', file, old)
    return { ...page, changes: [...changes, leftAddress('its address', file, redirects)] }
  })
  return { pages: pages.length, changed: [...changed, ...lost], site: compareOthers(old, young) }
}

const pagesIn = ({ files }: PublishedFolder) => [...files].filter(isPage)
/** Whether a file is a page. The shell of the app shows nothing by itself. */
const isPage = (file: string) => file.endsWith('.html') && file !== shellFile

/** Returns the address of a page's file. */
export const addressOf = (file: string) => `/${encodeURI(file.replace(/(?:^index)?\.html$/, ''))}`

/** Whether a page is equal, and each file that it names and whose name has no hash. */
function isEqual(file: string, old: PublishedFolder, young: PublishedFolder): boolean {
  const html = young.text(file)
  if (html !== old.text(file)) return false
  const named = html.matchAll(/"\/((?!assets\/)[^"#?]+\.\w+)"/g)
  return [...named].every(([, one = '']) => old.text(one) === young.text(one))
}

function pageOf(file: string, folder: PublishedFolder): PublishedPage {
  const html = folder.text(file)
  return { file, html, parts: readPage(html), folder }
}

/** Says where visitors of a former address get. */
function leftAddress(what: string, file: string, redirects: ReadonlyMap<string, string>): Change {
  const [from, to] = [addressOf(file), redirects.get(addressOf(file))]
  const where = to === undefined ? 'redirects nowhere: add a redirect' : `redirects to ${to}`
  return { part: 'links', text: `${what} ${from}, which ${where}` }
}

function wholePage(state: 'new' | 'gone', file: string, folder: PublishedFolder): PageChange {
  const page = pageOf(file, folder)
  const { words, head } = page.parts
  const [before, after] = state === 'gone' ? [page, undefined] : [undefined, page]
  return {
    path: addressOf(file),
    state,
    before: before?.file,
    after: after?.file,
    changes: [{ part: 'head', text: `“${head.get('title')}”, ${count(words.length, 'word')}` }],
    bytes: { before: before && weighPage(before), after: after && weighPage(after) },
    causes: [],
    photos: [],
  }
}

/** Compares the files that are neither pages nor parts of pages. */
function compareOthers(old: PublishedFolder, young: PublishedFolder): Change[] {
  const hasPage = (file: string) =>
    [old, young].some(({ files }) => files.has(file.replace(/^page-data\/(.*)json$/, '$1html')))
  const names = [...new Set([...old.files, ...young.files])].filter(
    (file) =>
      !file.startsWith('assets/') &&
      !isPage(file) &&
      !(file.startsWith('page-data/') && hasPage(file)) &&
      old.text(file) !== young.text(file),
  )
  return names.flatMap((file): Change[] => {
    if (!old.files.has(file)) return [{ part: 'files', text: `${file} is new` }]
    if (!young.files.has(file)) return [{ part: 'files', text: `${file} is gone` }]
    if (!/^(?:sitemap.*\.xml|robots\.txt|_\w+)$/.test(file))
      return [{ part: 'files', text: `${file} differs` }]
    const [before = [], after = []] = [old, young].map((folder) =>
      withoutHashes(folder.text(file)).split(/\s*\n\s*/),
    )
    return compareLists('files', before, after).map(({ part, text }) => ({ part, text: `${file}: ${text}` }))
  })
}
