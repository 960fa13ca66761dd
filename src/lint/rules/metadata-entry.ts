import { nearestName } from '../../util/nearest-name.ts'
import { kindsFile, metadataFile } from '../../site/config/project.ts'
import { defineRule } from '../rule.ts'
import { brokenPages } from '../../site/joined/broken-pages.ts'
import { missedEntries } from '../missed-entries.ts'
import { unknownName } from '../unknown-name.ts'

export const metadataEntry = defineRule({
  summary: 'Every kind of page has a metadata entry, every entry has a page, and no page has two heads.',
  severity: 'error',
  reads: 'configs',
  docs: `
    \`page-configs/metadata.json\` has titles and descriptions by page name. An entry without a page or a kind of pages is never used.
    Usually one of the two names is misspelt. A page with its own \`head\` needs no entry.`,
  *check(project) {
    const {
      config: { pages, kinds, metadata },
      addresses,
    } = project
    const entries = Object.keys(metadata)
    // Invalid pages are included: an entry may belong to one of them.
    const wanted = [
      ...addresses.map(({ name }) => name),
      ...Object.values(kinds).map(({ metadata: name }) => name),
    ]
    const unused = entries.filter((entry) => !wanted.includes(entry))
    const misspelt = new Map<string, string>()
    for (const [kind, { metadata: name }] of Object.entries(kinds)) {
      if (entries.includes(name)) continue
      // If several kinds and pages want an entry, the entry is misspelt, not each of them.
      const entry = wanted.filter((one) => one === name).length > 1 ? nearestName(name, unused) : undefined
      if (entry !== undefined) misspelt.set(entry, name)
      else
        yield {
          file: kindsFile,
          path: [kind, 'metadata'],
          ...unknownName(name, entries, `an entry of ${metadataFile}`),
        }
    }
    for (const [entry, nearest] of misspelt) {
      const expected = 'the name of a page, or the metadata of a kind of pages'
      const details = { expected, value: entry, nearest, fix: { renameKey: nearest } }
      yield { file: metadataFile, path: [entry], at: 'key', ...details }
    }
    const missed = missedEntries(project)
    // An entry may also belong to a page that cannot be read.
    const isUnsure = brokenPages(project).some(({ isRead }) => !isRead)
    for (const name of entries) {
      // `metadata-name` reports a page whose name is nearly the entry's name.
      if (wanted.includes(name) || missed.has(name) || misspelt.has(name) || isUnsure) continue
      const { nearest, expected, received } = unknownName(
        name,
        wanted,
        'the name of a page, or the metadata of a kind of pages',
      )
      yield { file: metadataFile, path: [name], at: 'key', expected, received, nearest }
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
