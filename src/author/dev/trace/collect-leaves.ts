import { isHtml, runsOf } from '../../source/text-runs.ts'

/** A string of a file, with its number. */
export interface RawLeaf {
  id: number
  runs: number
  file: string
  path: PropertyKey[]
  value: string
  html: boolean
  /** Whether the value is a default of the schema, so that the file does not hold it. */
  isDefault: boolean
}

/** Strings by their numbers. */
export interface LeafList {
  leaves: RawLeaf[]
  add: (leaf: Pick<RawLeaf, 'file' | 'path' | 'value' | 'isDefault'>) => RawLeaf
  /** Returns the leaf of a mark. */
  at: (mark: number) => RawLeaf | undefined
}

export function leafList(): LeafList {
  const leaves: RawLeaf[] = []
  const byMark: RawLeaf[] = []
  return {
    leaves,
    at: (mark) => byMark[mark],
    add: ({ file, path, value, isDefault }) => {
      const runs = runsOf(value).length
      const leaf = { id: byMark.length, runs, file, path, value, html: isHtml(value), isDefault }
      leaves.push(leaf)
      for (let run = 0; run < runs; run += 1) byMark.push(leaf)
      return leaf
    },
  }
}
