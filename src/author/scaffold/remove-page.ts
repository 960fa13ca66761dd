import { titleAddress } from '../../../block-library/parts/title-address.ts'
import { listsBelow } from '../../lint/card-lists.ts'
import { lineAt } from '../../lint/line-at.ts'
import { locate, locateParts } from '../../lint/locate.ts'
import { metadataFile, questionsFile, redirectsFile, type Project } from '../../site/config/project.ts'
import type { LoadedPage } from '../../site/config/site-config.ts'
import { joinContent } from '../../site/joined/join-content.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { textHash } from '../../site/languages/shown-texts.ts'
import { AuthorError } from '../../util/author-error.ts'
import { childOf } from '../../util/document-order.ts'
import { groupBy } from '../../util/group-by.ts'
import { valueAt } from '../../util/problem.ts'
import { textsIn, type PlacedText } from '../../util/texts-in.ts'
import { addRedirects } from './add-redirect.ts'
import { changePlan } from './change-plan.ts'
import { noPage } from './copy-page.ts'
import { moveLinks } from './link-edits.ts'
import { moveFile, movesOf, pageToChange, translationsOf } from './page-to-change.ts'
import { newPlan, type Plan } from './plan.ts'

type Place = Pick<PlacedText, 'file' | 'path'>

/**
 * Plans to remove a page or an article: its files with their translations, and each entry of a list that leads to it, such as a
 * card or a link of a menu. With `to`, all other links and a redirect lead there. Without, rules report the other links.
 */
export async function removePage(project: Project, address: string, to?: string): Promise<Plan> {
  const { config } = project
  if (address === '/') throw new AuthorError('Every site has a page at /: edit it instead', [])
  const site = await joinContent(project)
  const pathnames = site.joined.map(({ pathname }) => pathname)
  if (to === address || (to !== undefined && !pathnames.includes(to))) noPage(to, pathnames)
  const article = site.joined.find(({ pathname, params }) => pathname === address && 'id' in params)
  const page = article?.loaded ?? pageToChange(project, address)
  const files = article ? [`content/api/${article.endpoint}.json`] : filesOf(page, config.pages)
  const sources = sourcesOf(project)
  const lineOf = (file: string, offset: number) => lineAt(sources(file) ?? '', offset).line
  const plan = newPlan()
  const { name } = page.page
  // Pages of a kind may use the entry of another page.
  const isShared = Object.values(config.kinds).some((kind) => kind.metadata === name)
  const hasEntry = !article && !isShared && Object.hasOwn(config.metadata, name)
  const metadata = hasEntry ? [{ file: metadataFile, path: [name] }] : []
  for (const entry of metadata) changePlan(plan, sources, { do: 'unset', ...entry })
  const entries = groupBy([...cardsTo(address, site), ...entriesTo(address, site, to)], (place) => {
    const list = locateParts(place.file, place.path.slice(0, -1), sources)
    const part = list?.parts[Number(place.path.at(-1))]
    return list?.isList && part ? `${list.file}:${part.start}` : ''
  })
  const removed: Place[] = []
  const stays = entries.get('') ?? []
  entries.delete('')
  // From the last entry to the first one, whose place then stays. Several configs may share an entry.
  for (const places of [...entries.values()].toReversed()) {
    try {
      for (const place of places.slice(-1)) changePlan(plan, sources, { do: 'remove', ...place })
      removed.push(...places)
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error
      stays.push(...places)
    }
  }
  const rest = stays.flatMap((place) => locate(place.file, place.path, sources) ?? [])
  for (const line of new Set(rest.map(({ file, value }) => `${file}:${lineOf(file, value.start)}`)))
    plan.notes.push(`${line}: code makes this list. Remove the entry by hand if it is about the page`)
  removeTranslations(plan, site, [...metadata, ...removed])
  const moves = movesOf(project, page, { from: address, to: to ?? address })
  if (to === undefined)
    addRedirects(
      plan,
      sources,
      moves.map(({ from }) => ({ from, status: 410 })),
    )
  else moveLinks(project, plan, moves)
  for (const file of files) moveFile(plan, project, file)
  return plan
}

/** Removes the translations of the texts that only removed entries have. */
function removeTranslations(plan: Plan, site: JoinedSite, entries: Place[]): void {
  const sources = sourcesOf(site)
  for (const { file, input } of [...site.files, ...site.contentFiles]) {
    const paths = entries.flatMap((entry) => (entry.file === file ? [entry.path] : []))
    const isRemoved = ({ path }: Place) => paths.some((start) => start.every((key, at) => key === path[at]))
    const texts = paths.length > 0 ? textsIn(file, input) : []
    const hashes = new Set(texts.filter(isRemoved).map(({ text }) => textHash(text)))
    for (const place of texts) if (!isRemoved(place)) hashes.delete(textHash(place.text))
    for (const name of translationsOf(file, site).values())
      for (const [key, { of }] of Object.entries(site.config.translations.get(name)?.texts ?? {}))
        if (hashes.has(of)) changePlan(plan, sources, { do: 'unset', file: name, path: ['texts', key] })
  }
}

const partsOf = ({ page: { name, content, structuredData } }: LoadedPage): string[] => [
  `content/api/${content?.endpoint}.json`,
  questionsFile(structuredData.faqSet ?? name),
]

/** Returns the file of a page, and those of its content and its questions if no other page has them. */
function filesOf(page: LoadedPage, pages: LoadedPage[]): string[] {
  const shared = new Set(pages.flatMap((other) => (other === page ? [] : partsOf(other))))
  return [page.file, ...partsOf(page).filter((file) => !shared.has(file))]
}

/** Returns the entries of lists that are the address of a page, or have it as a value. A block is no such entry. */
function entriesTo(address: string, { files, contentFiles }: JoinedSite, to?: string): Place[] {
  // With another page, redirects lead to it.
  const read = [...files, ...contentFiles].filter(({ file }) => to === undefined || file !== redirectsFile)
  return read.flatMap(({ file, input }) =>
    textsIn(file, input).flatMap(({ path, text }) => {
      if (text.replace(/[?#].*/, '') !== address) return []
      const entry = typeof path.at(-1) === 'number' ? path : path.slice(0, -1)
      const isBlock = childOf(valueAt(entry, input), 'type') !== undefined
      return typeof entry.at(-1) === 'number' && !isBlock ? [{ file, path: entry }] : []
    }),
  )
}

/** Returns the cards whose titles lead to a page, directly or by a redirect of an earlier address. */
function cardsTo(address: string, site: JoinedSite): Place[] {
  const { redirects, site: settings } = site.config
  const addresses = [address, ...redirects.filter(({ to }) => to === address).map(({ from }) => from)]
  const roots = new Set(addresses.map((from) => from.slice(0, from.lastIndexOf('/'))))
  const lists = [...roots].flatMap((root) => listsBelow(site, root))
  return lists.flatMap(({ links, answer, path }) => {
    const cards = valueAt(path, answer.value)
    return (Array.isArray(cards) ? cards : []).flatMap((card: unknown, index) => {
      const title = childOf(card, 'title')
      const to = typeof title === 'string' ? titleAddress(title, links, settings.words.and) : undefined
      const isLinked = to !== undefined && addresses.includes(to)
      return isLinked ? [{ file: answer.place, path: [...path, index] }] : []
    })
  })
}
