import { distance } from 'fastest-levenshtein'
import { childOf } from '../util/document-order.ts'
import type { Project } from '../site/config/project.ts'

/** Entries of metadata that no page is named by, though one nearly is: the page that misses it, by the entry. */
export function missedEntries({ config: { metadata }, addresses }: Project) {
  const pages = addresses.map(({ file, name, input }) => ({
    file,
    name,
    hasHead: childOf(input, 'head') !== undefined,
  }))
  const names = new Set(pages.map(({ name }) => name))
  const missing = pages.filter(({ name, hasHead }) => !hasHead && !(name in metadata))
  return new Map(
    Object.keys(metadata).flatMap((entry) => {
      const page = names.has(entry) ? undefined : missing.find(({ name }) => distance(name, entry) <= 2)
      return page ? [[entry, page] as const] : []
    }),
  )
}
