import { shellFile } from '../../serve/hosting/published-files.ts'
import { count } from '../../lint/say-findings.ts'
import { readRedirects } from '../../serve/hosting/host-files.ts'
import { hashOf } from '../../util/hash-of.ts'
import type { Change, PageChange } from './change.ts'
import { compareFacts } from './compare-facts.ts'
import { filesNamedIn, pageComparer, readPage, weighPage, type PublishedPage } from './compare-pages.ts'
import type { Fact } from './facts.ts'
import { openFolder, withoutHashes, type PublishedFolder } from './published-folder.ts'

/** Compares two published folders: their pages, and the files that belong to no page. */
export function compareSites(before: string, after: string) {
  const [old, young] = [openFolder(before), openFolder(after)]
  const redirects = new Map(readRedirects(young.text('_redirects')).map(({ from, to }) => [from, to]))
  const gone = pagesIn(old).filter((file) => !young.files.has(file))
  const left = new Map(gone.map((file) => [file, readPage(file, old)]))
  const pairs = pagesIn(young).flatMap((file): [PublishedPage | undefined, PublishedPage][] => {
    if (old.files.has(file))
      return isEqual(file, old, young) ? [] : [[readPage(file, old), readPage(file, young)]]
    const page = readPage(file, young)
    const former = formerOf(page, [...left.values()], redirects)
    if (former) left.delete(former.file)
    return [[former, page]]
  })
  const comparePages = pageComparer()
  const changeOf = (from: PublishedPage | undefined, to: PublishedPage | undefined): PageChange[] => {
    const changes = from && to ? comparePages(from, to) : wholePage(from ?? to)
    const state = from ? (to ? (from.file === to.file ? 'changed' : 'moved') : 'gone') : 'new'
    if (from && state !== 'changed') changes.unshift(leftAddress(addressOf(from.file), redirects))
    if (changes.length === 0) return []
    const bytes = { before: from && weighPage(from), after: to && weighPage(to) }
    const path = addressOf(to?.file ?? from?.file ?? '')
    return [{ path, state, before: from?.file, after: to?.file, changes, bytes, causes: [], photos: [] }]
  }
  const changed = pairs.flatMap(([from, to]) => changeOf(from, to))
  return {
    pages: pagesIn(young).length,
    changed: [...changed, ...[...left.values()].flatMap((page) => changeOf(page, undefined))],
    site: compareFacts(factsBeside(old, young), factsBeside(young, old)),
  }
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
  const named = [...filesNamedIn(html, young).values()].filter((one) => !one.startsWith('assets/'))
  return named.every((one) => old.text(one) === young.text(one))
}

/** Returns the page that stood at another address: one that redirects here, or else one with equal headings. */
function formerOf(page: PublishedPage, gone: PublishedPage[], redirects: ReadonlyMap<string, string>) {
  const headings = headingsOf(page)
  return (
    gone.find(({ file }) => redirects.get(addressOf(file)) === addressOf(page.file)) ??
    gone.find((one) => headings !== '' && headingsOf(one) === headings)
  )
}

const headingsOf = ({ facts }: PublishedPage) => String(facts.filter(([part]) => part === 'headings'))

/** Says where visitors of a former address get. */
function leftAddress(address: string, redirects: ReadonlyMap<string, string>): Change {
  const to = redirects.get(address)
  const where = to === undefined ? 'redirects nowhere: add a redirect' : `redirects to ${to}`
  return { part: 'links', text: `the former address ${address} ${where}` }
}

function wholePage(page: PublishedPage | undefined): Change[] {
  const title = page?.facts.find(([part, name]) => part === 'head' && name === 'title')?.[2]
  const words = page?.facts.filter(([part]) => part === 'words').length ?? 0
  return [{ part: 'head', text: `“${title}”, ${count(words, 'word')}` }]
}

/** Returns the facts of files that are neither pages nor parts of pages, as far as the other side differs. */
function factsBeside(folder: PublishedFolder, other: PublishedFolder): Fact[] {
  const isBeside = (file: string) =>
    !file.startsWith('assets/') &&
    !isPage(file) &&
    ![folder, other].some(({ files }) => files.has(file.replace(/^page-data\/(.*)json$|.*/, '$1html')))
  return [...folder.files].filter(isBeside).flatMap((file): Fact[] => {
    const text = withoutHashes(folder.text(file))
    if (text === withoutHashes(other.text(file))) return []
    const isList = /^(?:sitemap.*\.xml|robots\.txt|_\w+)$/.test(file)
    const lines = isList
      ? text.split(/\s*\n\s*/)
      : [`${count(folder.bytes([file]), 'byte')}, hash ${hashOf(text).slice(0, 6)}`]
    return lines.filter(Boolean).map((line) => ['files', file, line])
  })
}
