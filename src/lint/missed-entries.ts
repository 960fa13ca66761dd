import { distance } from 'fastest-levenshtein'
import { childOf } from '../util/document-order.ts'
import type { Project } from '../site/config/project.ts'

/** Returns the metadata entries that no page uses, each with the page whose name differs by at most two letters. */
export function missedEntries({ config: { metadata }, addresses }: Project) {
  const pages = addresses.map(({ file, name, input }) => ({
    file,
    name,
    hasHead: childOf(input, 'head') !== undefined,
  }))
  const names = new Set(pages.map(({ name }) => name))
  const missing = pages.filter(({ name, hasHead }) => !hasHead && !Object.hasOwn(metadata, name))
  return new Map(
    Object.keys(metadata).flatMap((entry) => {
      const page = names.has(entry) ? undefined : missing.find(({ name }) => distance(name, entry) <= 2)
      return page ? [[entry, page] as const] : []
    }),
  )
}
