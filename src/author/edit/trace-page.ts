import { keyOf, type RawLeaf } from './collect-leaves.ts'
import type { Density } from './mark-text.ts'
import type { Densities, MarkedProject } from './mark-project.ts'
import { markSplits } from './mark-splits.ts'
import { marksIn, withoutMarks } from './marks.ts'
import { filesOfPage } from './page-files.ts'
import { joinPieces, pagePieces } from './page-pieces.ts'
import { drawPage, type DrawnPage, type Surroundings } from './render-page.ts'
import type { Project } from '../../site/config/project.ts'

/** A page whose texts have marks. */
export interface TracedPage {
  drawn: DrawnPage
  /** The plain HTML with marks in its texts. */
  html: string
  /** Texts of the page with marks, as HTML. */
  texts: string[]
  /** Leaves that the page shows. */
  leaves: RawLeaf[]
}

interface Tracing {
  path: string
  plain: Project
  /** Returns the marked project by the current densities. */
  marked: () => Promise<MarkedProject | undefined>
  densities: Densities
  surroundings: Surroundings
  /** Surroundings of the marked page: marked answers of the content host. */
  markedSurroundings: (marked: MarkedProject) => Surroundings
}

const MOST_ROUNDS = 30
/** Maximum number of texts between a difference and the leaf that causes it. */
const MOST_DISTANCE = 6

/**
 * Renders a page twice, plain and from marked inputs, until both have the same texts. Leaves that make a difference lose
 * their marks. Undefined if no page has the address.
 */
export async function tracePage(tracing: Tracing): Promise<TracedPage | undefined> {
  const { path, plain, marked, densities, surroundings, markedSurroundings } = tracing
  const drawn = await drawPage(plain, path, surroundings)
  if (!drawn) return undefined
  const pieces = pagePieces(drawn.html)
  const suspects = createSuspects(densities)
  const own = new Set(filesOfPage(drawn.page))
  let failures = 0
  for (let round = 0; ; round += 1) {
    const project = await marked()
    const other = await drawMarked(project)
    if (other === 'failed') continue
    const texts = other ? pagePieces(other.html).texts : []
    const list = project?.list
    const leavesIn = (text = '') => marksIn(text).flatMap((mark) => list?.at(mark) ?? [])
    const places = differentTexts(pieces.texts, texts)
    suspects.hear(places.join())
    const suspected = (text?: string) => leavesIn(text).filter(suspects.has)
    const culprits = places.flatMap((place) => nearestLeaves(texts, place, suspected))
    if (suspects.lower(culprits) && round < MOST_ROUNDS) continue
    const aligned = markSplits(
      pieces.texts.map((text, index) => markedLike(text, texts, index, pieces.texts.length)),
      (text) => leavesIn(text)[0],
    )
    const leaves = [...new Set(aligned.flatMap(leavesIn))].toSorted((a, b) => a.id - b.id)
    return { drawn, html: joinPieces({ ...pieces, texts: aligned }), texts: aligned, leaves }
  }

  /** Renders the marked page. If a block throws, the strings that may be no texts lose their marks, step by step. */
  async function drawMarked(project: MarkedProject | undefined): Promise<DrawnPage | 'failed' | undefined> {
    try {
      return project && (await drawPage(project.project, path, markedSurroundings(project)))
    } catch (error) {
      const step = suspicious[failures]
      if (!project || !step) throw error
      failures += 1
      for (const leaf of project.list.leaves)
        if (own.has(leaf.file) && step(leaf)) densities.set(keyOf(leaf), 'none')
      return 'failed'
    }
  }
}

/** Strings that may be names for the code of a block, the likeliest first. */
const suspicious: ((leaf: RawLeaf) => boolean)[] = [
  ({ isDefault, value }) => isDefault && /^[a-z]\S*$/.test(value),
  ({ value }) => /^[a-z]\S*$/.test(value),
  ({ value }) => !/\s/.test(value),
  () => true,
]

/** Returns the places of marked texts that differ from the plain ones: all of them, or the first if their number differs. */
function differentTexts(plain: string[], marked: string[]): number[] {
  const different = plain.flatMap((text, index) =>
    withoutMarks(marked[index] ?? '') === text ? [] : [index],
  )
  return plain.length === marked.length ? different : different.slice(0, 1)
}

/** Returns the leaves in a text, or in the nearest text that has any. */
function nearestLeaves(texts: string[], place: number, leavesIn: (text?: string) => RawLeaf[]): RawLeaf[] {
  for (let distance = 0; distance < MOST_DISTANCE; distance += 1) {
    const near = [...new Set([...leavesIn(texts[place - distance]), ...leavesIn(texts[place + distance])])]
    if (near.length > 0) return near
  }
  return []
}

/** Lowers the densities of leaves near a difference, and restores those that do not cause it. */
function createSuspects(densities: Densities) {
  const innocent = new Set<string>()
  const lowered = new Map<string, Density | undefined>()
  let last = ''
  return {
    has: (leaf: RawLeaf) => !innocent.has(keyOf(leaf)),
    /** Receives the places that differ now. */
    hear: (places: string) => {
      if (places === last) {
        for (const [key, before] of lowered) {
          if (densities.get(key) !== 'none') continue
          innocent.add(key)
          lowered.delete(key)
          if (before === undefined) densities.delete(key)
          else densities.set(key, before)
        }
      } else lowered.clear()
      last = places
    },
    /** Lowers each leaf by one step. Returns whether one was lowered. */
    lower: (leaves: RawLeaf[]): boolean => {
      const keys = new Set(leaves.map(keyOf))
      for (const key of keys) {
        const density = densities.get(key)
        if (!lowered.has(key)) lowered.set(key, density)
        densities.set(key, density === undefined ? 'end' : 'none')
      }
      return keys.size > 0
    },
  }
}

/** Returns the marked text at a place if it is the plain one, counted from the start or from the end. */
function markedLike(text: string, marked: string[], index: number, length: number): string {
  const candidates = [marked[index], marked[marked.length - (length - index)]]
  return candidates.find((one) => one !== undefined && withoutMarks(one) === text) ?? text
}
