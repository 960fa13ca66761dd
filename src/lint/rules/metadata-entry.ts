import { distance } from 'fastest-levenshtein'
import { childOf } from '../../util/document-order.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { kindsFile, metadataFile, type Project } from '../../site/config/project.ts'
import { defineRule } from '../rule.ts'
import { brokenPages } from '../../site/joined/broken-pages.ts'
import { unknownName } from '../unknown-name.ts'

export const metadataEntry = defineRule({
  summary: 'Every kind of page has a metadata entry, every entry has a page, and no page has two heads.',
  severity: 'error',
  reads: 'configs',
  docs: `
    \`page-configs/metadata.json\` has titles and descriptions by page name. An entry without a page or a kind of pages is never used.
    Usually one of the two names is misspelt. With a typing error in its \`name\` a page uses the entry of its kind, and its own is unused.
    A page with its own \`head\` needs no entry.`,
  *check(project) {
    const {
      config: { pages, kinds, metadata },
      addresses,
    } = project
    const entries = Object.keys(metadata)
    // Invalid pages are included: an entry may belong to one of them.
    const references = [
      ...addresses.map(({ name }) => name),
      ...Object.values(kinds).map(({ metadata: name }) => name),
    ]
    const unused = entries.filter((entry) => !references.includes(entry))
    const misspelt = new Map<string, string>()
    const ofKinds = new Set<string | undefined>()
    for (const [kind, { metadata: name }] of Object.entries(kinds)) {
      if (entries.includes(name)) continue
      // If several kinds and pages want an entry, the entry is misspelt, not each of them.
      const entry =
        references.filter((reference) => reference === name).length > 1
          ? nearestName(name, unused)
          : undefined
      const details = unknownName(name, entries, `an entry of ${metadataFile}`)
      ofKinds.add(details.nearest)
      if (entry !== undefined) misspelt.set(entry, name)
      else yield { file: kindsFile, path: [kind, 'metadata'], ...details }
    }
    const missed = missedEntries(project)
    // An entry may also belong to a page that cannot be read.
    const isUnsure = brokenPages(project).some(({ isRead }) => !isRead)
    for (const entry of unused) {
      const expected = 'the name of a page, or the metadata of a kind of pages'
      const place = { file: metadataFile, path: [entry], at: 'key' as const, expected, value: entry }
      const kind = misspelt.get(entry)
      const page = missed.get(entry)
      if (kind !== undefined) yield { ...place, nearest: kind, fix: { renameKey: kind } }
      else if (page && !ofKinds.has(entry))
        yield {
          file: page.file,
          path: ['name'],
          problem: `${metadataFile} has a similar entry that no page uses`,
          value: page.name,
          nearest: entry,
          fix: { replace: entry },
        }
      else if (!page && !isUnsure) yield { ...place, nearest: nearestName(entry, references) }
    }
    for (const { file, page } of pages) {
      if (page.head && entries.includes(page.name))
        yield {
          file,
          path: ['head'],
          at: 'key',
          problem: `${metadataFile} has a head for "${page.name}", too`,
        }
    }
  },
})

/** Returns the metadata entries that no page uses, each with the page whose name differs by at most two letters. */
function missedEntries({ config: { metadata }, addresses }: Project) {
  const names = new Set(addresses.map(({ name }) => name))
  const missing = addresses.filter(
    ({ name, input }) => childOf(input, 'head') === undefined && !Object.hasOwn(metadata, name),
  )
  return new Map(
    Object.keys(metadata).flatMap((entry) => {
      const page = names.has(entry) ? undefined : missing.find(({ name }) => distance(name, entry) <= 2)
      return page ? [[entry, page] as const] : []
    }),
  )
}
