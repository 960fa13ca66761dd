import { isHtml, runsOf } from './mark-text.ts'

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
  /** Adds a leaf. Returns undefined for a string that only identifies. */
  add: (leaf: Pick<RawLeaf, 'file' | 'path' | 'value' | 'isDefault'>) => RawLeaf | undefined
  /** Returns the leaf of a mark. */
  at: (mark: number) => RawLeaf | undefined
}

/** Names whose values the engine compares: they are never shown. */
const identifying = new Set([
  '$schema',
  'type',
  'kind',
  'variant',
  'section',
  'id',
  'key',
  'metadata',
  'faqSet',
  'fallback',
  'endpoint',
  'prefix',
  'icon',
  'slug',
  'from',
  'to',
  'href',
  'src',
  'image',
  'url',
  'requires',
  'samples',
])

/** Whether a string only identifies: an address, a path, a file, a time, a language. */
const identifies = (value: string, key: PropertyKey | undefined): boolean =>
  value.trim() === '' ||
  identifying.has(String(key)) ||
  /^(?:\{origin\}|\.{0,2}\/|https?:|mailto:|tel:|#)\S*$/.test(value) ||
  /^[a-z0-9]+(?:[-_./][a-z0-9]+)+$/.test(value) ||
  /^\d{4}-\d\d-\d\d(?:T\S*)?$/.test(value) ||
  /^[a-z]{2,3}-[A-Z]{2}$/.test(value)

export function leafList(): LeafList {
  const leaves: RawLeaf[] = []
  const byMark: RawLeaf[] = []
  return {
    leaves,
    at: (mark) => byMark[mark],
    add: ({ file, path, value, isDefault }) => {
      if (
        identifies(
          value,
          path.findLast((key) => typeof key === 'string'),
        )
      )
        return undefined
      const runs = runsOf(value).length
      const leaf = { id: byMark.length, runs, file, path, value, html: isHtml(value), isDefault }
      leaves.push(leaf)
      for (let run = 0; run < runs; run += 1) byMark.push(leaf)
      return leaf
    },
  }
}
