import { titleKey } from '../../../block-library/parts/title-address.ts'
import { cardLists, type CardList } from '../../lint/card-lists.ts'
import { locate } from '../../lint/locate.ts'
import type { Project } from '../../site/config/project.ts'
import { joinContent } from '../../site/joined/join-content.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { applyEdits, type Edit } from '../../util/apply-edits.ts'
import { childOf } from '../../util/document-order.ts'
import { valueAt } from '../../util/problem.ts'
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
export async function addCards(project: Project, plan: Plan, entry: NewEntry): Promise<Plan> {
  const { pages } = project.config
  const others = pages.flatMap(({ file, path }) =>
    file.startsWith(`page-configs/${entry.folder}/`) && path !== entry.root ? [path] : [],
  )
  const lists = cardLists(await joinContent(project), entry.root, others)
  const sources = sourcesOf(project)
  const edits = new Map<string, Edit[]>()
  const insert = (file: string, at: number, text: string) => {
    const own = edits.get(file) ?? []
    edits.set(file, own)
    // Several lists may share one rule for their links.
    if (own.every(({ start }) => start !== at)) own.push({ start: at, end: at, text })
  }
  for (const { page, index, links, answer, path } of lists) {
    const last = lastCard({ answer, path })
    if (!last) continue
    const place = locate(answer.place, last.path, sources)
    if (!place?.exact) continue
    insert(answer.place, place.whole.end, `, ${JSON.stringify(cardLike(last.card, entry))}`)
    if (titleKey(entry.title, links, project.config.site.words.and) === entry.key) continue
    const rule = ['blocks', index, 'links']
    const own = JSON.stringify({ title: entry.title, key: entry.key })
    const known = locate(page.loaded.file, [...rule, 'known'], sources)
    const whole = locate(page.loaded.file, rule, sources)
    // The first entry that matches a title counts.
    if (known?.exact) insert(known.file, known.value.start + 1, `${own}, `)
    else if (whole?.exact) insert(whole.file, whole.value.start + 1, `"known": [${own}], `)
  }
  if (edits.size === 0) return plan
  const changed = [...edits].map(([file, own]) => [file, applyEdits(sources(file) ?? '', own)] as const)
  const where = [...new Set(lists.map(({ page }) => page.pathname))]
  return {
    ...plan,
    edits: new Map([...plan.edits, ...changed]),
    notes: [
      ...plan.notes,
      `Its card is on ${new Intl.ListFormat('en').format(where)}; choose its picture and write its text`,
    ],
  }
}

function lastCard({ answer, path }: Pick<CardList, 'answer' | 'path'>) {
  const cards = valueAt(path, answer.value)
  if (!Array.isArray(cards) || cards.length === 0) return undefined
  return { card: childOf(cards, cards.length - 1), path: [...path, cards.length - 1] }
}

/** Returns a card with the fields of another card. A card with several pictures, such as an icon for hovering, shares them. */
function cardLike(card: unknown, { title, picture }: NewEntry): object {
  const image = childOf(card, 'image')
  return {
    ...(image !== undefined && { image: Array.isArray(image) ? image : (picture ?? image) }),
    title,
    ...(childOf(card, 'description') !== undefined && {
      description: sample(`what ${title} is, in a sentence or two.`),
    }),
  }
}
