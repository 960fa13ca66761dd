import { keyOf, type RawLeaf } from './collect-leaves.ts'
import type { Densities, MarkedProject } from './mark-project.ts'
import { marksIn, withoutMarks } from './marks.ts'
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
  markedSurroundings: Surroundings
}

const MOST_ROUNDS = 30

/**
 * Renders a page twice, plain and from marked inputs, until both have the same texts. Leaves that make a difference lose
 * their marks. Undefined if no page has the address.
 */
export async function tracePage(tracing: Tracing): Promise<TracedPage | undefined> {
  const { path, plain, marked, densities, surroundings, markedSurroundings } = tracing
  const drawn = await drawPage(plain, path, surroundings)
  if (!drawn) return undefined
  const pieces = pagePieces(drawn.html)
  let failures = 0
  for (let round = 0; ; round += 1) {
    const project = await marked()
    const other = await drawMarked(project)
    if (other === 'failed') continue
    const texts = other ? pagePieces(other.html).texts : []
    const list = project?.list
    const leavesIn = (text = '') => marksIn(text).flatMap((mark) => list?.at(mark) ?? [])
    const culprits = differentTexts(pieces.texts, texts).flatMap((place) =>
      nearestLeaves(texts, place, leavesIn),
    )
    const lowered = lower(culprits, densities)
    if (lowered && round < MOST_ROUNDS) continue
    const aligned = pieces.texts.map((text, index) => markedLike(text, texts, index, pieces.texts.length))
    const leaves = [...new Set(aligned.flatMap(leavesIn))].toSorted((a, b) => a.id - b.id)
    return { drawn, html: joinPieces({ ...pieces, texts: aligned }), texts: aligned, leaves }
  }

  /** Renders the marked page. If a block throws, the strings that may be no texts lose their marks, step by step. */
  async function drawMarked(project: MarkedProject | undefined): Promise<DrawnPage | 'failed' | undefined> {
    try {
      return project && (await drawPage(project.project, path, markedSurroundings))
    } catch (error) {
      const step = suspicious[failures]
      if (!project || !step) throw error
      failures += 1
      for (const leaf of project.list.leaves) if (step(leaf)) densities.set(keyOf(leaf), 'none')
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
  for (let distance = 0; distance < 4; distance += 1) {
    const near = [...new Set([...leavesIn(texts[place - distance]), ...leavesIn(texts[place + distance])])]
    if (near.length > 0) return near
  }
  return []
}

/** Lowers the density of leaves. Returns whether one was lowered. */
function lower(leaves: RawLeaf[], densities: Densities): boolean {
  let lowered = false
  for (const leaf of new Set(leaves)) {
    const density = densities.get(keyOf(leaf)) ?? 'words'
    if (density === 'none') continue
    densities.set(keyOf(leaf), density === 'words' ? 'end' : 'none')
    lowered = true
  }
  return lowered
}

/** Returns the marked text at a place if it is the plain one, counted from the start or from the end. */
function markedLike(text: string, marked: string[], index: number, length: number): string {
  const candidates = [marked[index], marked[marked.length - (length - index)]]
  return candidates.find((one) => one !== undefined && withoutMarks(one) === text) ?? text
}
