import { readRedirects } from '../../serve/hosting/host-files.ts'
import { shellFile } from '../../serve/hosting/published-files.ts'
import type { Change, PageChange } from './change.ts'
import { compareFacts } from './compare-facts.ts'
import { factsOfFile } from './facts.ts'
import { openFolder, withoutHashes, type PublishedFolder } from './compared-folder.ts'
import { filesNamedIn, comparedPage, type PublishedPage } from './compared-page.ts'

/** Compares two published folders: their pages, and the files that belong to no page. */
export function compareSites(before: string, after: string) {
  const [previous, next] = [openFolder(before), openFolder(after)]
  const redirects = new Map(readRedirects(next.text('_redirects')).map(({ from, to }) => [from, to]))
  const gone = pagesIn(previous).filter((file) => !next.files.has(file))
  const unmatched = new Set(gone.map((file) => comparedPage(file, previous)))
  // Many pages have the same style sheets.
  const compared = new Map<string, Change[]>()
  const changeOf = (from: PublishedPage | undefined, to: PublishedPage | undefined): PageChange[] => {
    const changes = from && to ? comparePages(from, to, compared) : wholePage(from ?? to)
    const state = from ? (to ? (from.file === to.file ? 'changed' : 'moved') : 'gone') : 'new'
    if (from && state !== 'changed') changes.unshift(leftAddress(addressOfFile(from.file), redirects))
    if (changes.length === 0) return []
    const bytes = { before: from?.bytes, after: to?.bytes }
    const path = addressOfFile(to?.file ?? from?.file ?? '')
    return [{ path, state, before: from?.file, after: to?.file, changes, bytes, causes: [], photos: [] }]
  }
  const changed = pagesIn(next).flatMap((file) => {
    if (previous.files.has(file))
      return isEqual(file, previous, next)
        ? []
        : changeOf(comparedPage(file, previous), comparedPage(file, next))
    const page = comparedPage(file, next)
    const former = formerOf(page, [...unmatched], redirects)
    if (former) unmatched.delete(former)
    return changeOf(former, page)
  })
  const beside = [...new Set([...previous.files, ...next.files])].filter(
    (file) =>
      !/^assets\/|\.html$/.test(file) && ![previous, next].some(({ files }) => files.has(ofPage(file))),
  )
  return {
    pages: pagesIn(next).length,
    changed: [...changed, ...[...unmatched].flatMap((page) => changeOf(page, undefined))],
    site: beside
      .toSorted()
      .flatMap((file) => compareFiles(file, previous.text(file), next.text(file), `${file}: `)),
  }
}

/** Returns the pages of a folder. The shell of the app shows nothing by itself. */
const pagesIn = ({ files }: PublishedFolder) =>
  [...files].filter((file) => file.endsWith('.html') && file !== shellFile)

/** Returns the page of a document for scripts. */
const ofPage = (file: string) => file.replace(/^page-data\/(.*)json$|.*/, '$1html')

/** Returns the address of a page's file. */
export const addressOfFile = (file: string) => `/${encodeURI(file.replace(/(?:^index)?\.html$/, ''))}`

/** Whether a page is equal, and each file that it names and whose name has no hash. */
function isEqual(file: string, previous: PublishedFolder, next: PublishedFolder): boolean {
  const same = (name: string) => name.startsWith('assets/') || previous.text(name) === next.text(name)
  return same(file) && [...filesNamedIn(next.text(file), next).values()].every(same)
}

/** Compares two versions of a page. The result is empty if only hashes in names differ. */
function comparePages(
  before: PublishedPage,
  after: PublishedPage,
  compared: Map<string, Change[]>,
): Change[] {
  const changes = compareFacts(before.facts, after.facts)
  for (const [name, next] of after.files) {
    const previous = before.files.get(name)
    // A new file follows from another change.
    if (previous === undefined) continue
    const key = `${previous} ${next}`
    const some =
      compared.get(key) ?? compareFiles(name, before.folder.text(previous), after.folder.text(next))
    compared.set(key, some)
    changes.push(...some)
  }
  if (changes.length === 0 && before.html !== after.html)
    changes.push({ part: 'data', text: 'only data for scripts, and nothing that is shown', count: 1 })
  // Equal changes in many places of a page are one, so that more pages are alike.
  return [...new Map(changes.map((change) => [`${change.part} ${change.text}`, change])).values()]
}

/** Compares two versions of a file that is no page. A missing one is empty. */
function compareFiles(name: string, before: string, after: string, place = ''): Change[] {
  const [previous, next] = [withoutHashes(before), withoutHashes(after)]
  if (previous === next) return []
  const [from, to] = [factsOfFile(name, previous), factsOfFile(name, next)]
  if (from && to) return compareFacts(from, to).map((change) => ({ ...change, text: place + change.text }))
  const part = name.endsWith('.js') ? 'script' : isPicture.test(name) ? 'pictures' : 'files'
  const state = previous === '' ? 'new' : next === '' ? 'gone' : 'other bytes'
  // All widths and formats of a picture are made from one file.
  return [{ part, text: `${state}: ${name.replace(/-\d+\.\w+$/, '')}`, count: 1 }]
}

const isPicture = /\.(?:avif|webp|png|jpe?g|gif|svg|ico|mp4|webm)$/

/** Returns the page that stood at another address: one that redirects here, or else one with equal headings. */
function formerOf(page: PublishedPage, gone: PublishedPage[], redirects: ReadonlyMap<string, string>) {
  const headings = String(factsOf(page, 'headings'))
  return (
    gone.find(({ file }) => redirects.get(addressOfFile(file)) === addressOfFile(page.file)) ??
    gone.find((candidate) => headings !== '' && String(factsOf(candidate, 'headings')) === headings)
  )
}

const factsOf = (page: PublishedPage | undefined, part: string) =>
  page?.facts.filter(([kind]) => kind === part).map(([, text]) => text) ?? []

/** Says which page visitors of a former address get. */
function leftAddress(address: string, redirects: ReadonlyMap<string, string>): Change {
  const to = redirects.get(address)
  const where = to === undefined ? 'redirects nowhere: add a redirect' : `redirects to ${to}`
  return { part: 'links', text: `the former address ${address} ${where}`, count: 1 }
}

const wholePage = (page: PublishedPage | undefined): Change[] => [
  { part: 'head', text: factsOf(page, 'head').find((text) => text.startsWith('title: ')) ?? '', count: 1 },
  { part: 'words', text: 'all', count: factsOf(page, 'words').length },
]
