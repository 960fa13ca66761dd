import { markOf, marksIn } from '../../../util/marks.ts'
import { isHtml, runsOf } from '../../source/text-runs.ts'

/** A string of a file, with the number of its first mark. */
export interface RawLeaf {
  id: number
  /** Number of marks: one, or in HTML one for each text between tags. */
  runs: number
  file: string
  path: PropertyKey[]
  value: string
  html: boolean
  /** Whether the value is a default of the schema, so that the file does not hold it. */
  isDefault: boolean
}

/** Strings by their marks. */
export interface LeafList {
  size: () => number
  /** Adds a string. Returns it with marks. */
  mark: (leaf: Pick<RawLeaf, 'file' | 'path' | 'value' | 'isDefault'>) => string
  leafAt: (mark: number) => RawLeaf | undefined
  /** Returns the leaves of the marks in a text, each once, in ascending order. */
  in: (text: string) => RawLeaf[]
}

export function leafList(): LeafList {
  const byMark: RawLeaf[] = []
  return {
    size: () => byMark.length,
    leafAt: (mark) => byMark[mark],
    mark: (leaf) => {
      const html = isHtml(leaf.value)
      const spans = runsOf(leaf.value)
      const id = byMark.length
      byMark.push(...spans.map(() => ({ ...leaf, id, runs: spans.length, html })))
      return markRuns(leaf.value, spans, id)
    },
    in: (text) => {
      const leaves = marksIn(text).flatMap((mark) => byMark[mark] ?? [])
      const byId = new Map(leaves.map((leaf) => [leaf.id, leaf]))
      return [...byId.values()].toSorted((a, b) => a.id - b.id)
    },
  }
}

/**
 * Returns a text with a mark at the end of each run, and of each line, since the engine makes paragraphs of lines. The first run has the mark of `id`,
 * the second that of `id + 1`.
 */
const markRuns = (text: string, runs: ReturnType<typeof runsOf>, id: number): string =>
  runs
    .map(({ start, end }, index) => {
      const before = text.slice(runs[index - 1]?.end ?? 0, start)
      return before + text.slice(start, end).replaceAll(/.(?=\n|$)/gu, (last) => last + markOf(id + index))
    })
    .join('') + text.slice(runs.at(-1)?.end ?? 0)
