import { titleKey } from '../../../block-library/parts/title-address.ts'
import { cardLists } from '../../lint/card-lists.ts'
import { locate, type Written } from '../../lint/locate.ts'
import type { Project } from '../../site/config/project.ts'
import { joinContent } from '../../site/joined/join-content.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { childOf } from '../../util/document-order.ts'
import { valueAt } from '../../util/problem.ts'
import type { ValueChange } from '../source/change-edits.ts'
import { changePlan } from './change-plan.ts'
import type { Plan } from './plan.ts'
import { sample } from './sample.ts'

/** A new page below the address of its kind. */
interface NewEntry {
  /** Folder of the kind's pages. */
  folder: string
  /** Address above the pages of the kind. */
  root: string
  /** Last part of the page's address. */
  key: string
  title: string
  /** Picture of the card. */
  picture: string | undefined
}

/** Adds a new page's cards to the lists in the embedded content that show most pages of its kind. */
export async function addCards(project: Project, plan: Plan, entry: NewEntry): Promise<void> {
  const { pages } = project.config
  const others = pages.flatMap(({ file, path }) =>
    file.startsWith(`page-configs/${entry.folder}/`) && path !== entry.root ? [path] : [],
  )
  const lists = cardLists(await joinContent(project), entry.root, others)
  const sources = sourcesOf(project)
  const changed = new Set<string>()
  /** Makes a change once for a place in a source: several lists may share their cards, or the rule for their links. */
  const changeOnce = ({ file, value }: Written, change: ValueChange) => {
    const place = `${file}:${value.start}`
    if (!changed.has(place)) changePlan(plan, sources, change)
    changed.add(place)
  }
  for (const { page, index, links, answer, path } of lists) {
    const cards = valueAt(path, answer.value)
    const list = locate(answer.place, path, sources)
    if (!Array.isArray(cards) || cards.length === 0 || !list?.exact) continue
    const card = cardLike(cards.at(-1), entry)
    changeOnce(list, { do: 'insert', file: answer.place, path, index: cards.length, value: card })
    if (titleKey(entry.title, links, project.config.site.words.and) === entry.key) continue
    const { file } = page.loaded
    const rule = ['blocks', index, 'links']
    const written = locate(file, rule, sources)
    if (!written?.exact) continue
    const titled = { title: entry.title, key: entry.key }
    const knownPath = [...rule, 'known']
    // The first entry that matches a title counts.
    if (locate(file, knownPath, sources)?.exact)
      changeOnce(written, { do: 'insert', file, path: knownPath, index: 0, value: titled })
    else changeOnce(written, { do: 'set', file, path: knownPath, value: [titled] })
  }
  if (changed.size === 0) return
  const where = [...new Set(lists.map(({ page }) => page.pathname))]
  plan.notes.push(
    `Its card is on ${new Intl.ListFormat('en').format(where)}; choose its picture and write its text`,
  )
}

/** Returns a card with the fields of another card. A card with several pictures, such as an icon for hovering, shares them. */
function cardLike(card: unknown, { title, picture }: NewEntry) {
  const image = childOf(card, 'image')
  return {
    ...(image !== undefined && { image: Array.isArray(image) ? image : (picture ?? image) }),
    title,
    ...(childOf(card, 'description') !== undefined && {
      description: sample(`what ${title} is, in a sentence or two.`),
    }),
  }
}
