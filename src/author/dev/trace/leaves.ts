import { isDeepStrictEqual } from 'node:util'
import { markOf, marksIn } from '../../../util/marks.ts'
import { runsOf } from '../../../util/text-runs.ts'

/** A string of a file, with the number of its first mark. HTML has a mark for each text between tags. */
export interface RawLeaf {
  id: number
  file: string
  path: PropertyKey[]
  value: string
  /** Whether the value is a default of the schema, so that the file does not hold it. */
  isDefault: boolean
}

export type LeafList = ReturnType<typeof leafList>

/** Creates a list of strings by their marks. */
export function leafList() {
  const byMark: RawLeaf[] = []
  /** Marked defaults by their places: each page that is read has some. */
  const defaults = new Map<string, string>()
  const add = (written: Omit<RawLeaf, 'id'>) => {
    const spans = runsOf(written.value)
    const leaf = { ...written, id: byMark.length }
    byMark.push(...spans.map(() => leaf))
    return markRuns(written.value, spans, leaf.id)
  }
  return {
    /** Adds a string. Returns it with marks. */
    mark: (written: Omit<RawLeaf, 'id'>): string => {
      if (!written.isDefault) return add(written)
      const place = JSON.stringify(written)
      const marked = defaults.get(place) ?? add(written)
      defaults.set(place, marked)
      return marked
    },
    /** Returns the marks of the string at a path of a file. */
    marksOf: ({ file, path }: Pick<RawLeaf, 'file' | 'path'>): string[] =>
      byMark.flatMap((leaf, mark) =>
        leaf.file === file && isDeepStrictEqual(leaf.path, path) ? [markOf(mark)] : [],
      ),
    /** Returns the leaves of the marks in a text, each once. */
    in: (text: string): RawLeaf[] => [...new Set(marksIn(text).flatMap((mark) => byMark[mark] ?? []))],
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
