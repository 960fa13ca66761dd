import { kindsFile, metadataFile, type Project } from '../../site/config/project.ts'
import { defineRule, type Found } from '../rule.ts'
import { brokenPages } from '../../site/joined/broken-pages.ts'
import { missedEntries } from '../missed-entries.ts'
import { unknownName } from '../unknown-name.ts'

export const metadataEntry = defineRule({
  summary: 'Every kind of page has its entry of metadata, every entry its page, and no page two heads.',
  severity: 'error',
  reads: 'configs',
  docs: `
    \`page-configs/metadata.json\` holds titles and descriptions by the names of pages. An entry that no page and no kind of pages names
    is never shown, most often because one of the two names is misspelt. A page that has a \`head\` of its own needs no entry.`,
  check,
})

function* check(project: Project): Generator<Found> {
  const {
    config: { pages, kinds, metadata },
    addresses,
  } = project
  const entries = Object.keys(metadata)
  for (const [kind, { metadata: name }] of Object.entries(kinds)) {
    if (entries.includes(name)) continue
    const said = unknownName(name, entries, `an entry of ${metadataFile}`)
    yield { file: kindsFile, path: [kind, 'metadata'], ...said }
  }
  // A page that is wrong itself may be the one that an entry is for.
  const wanted = [
    ...addresses.map(({ name }) => name),
    ...Object.values(kinds).map(({ metadata: name }) => name),
  ]
  const missed = missedEntries(project)
  // So may be one of which nothing is known.
  const isUnsure = brokenPages(project).some(({ isRead }) => !isRead)
  for (const name of entries) {
    // That a page's name is nearly it is told by `metadata-name`.
    if (wanted.includes(name) || missed.has(name) || isUnsure) continue
    const { nearest, expected, received } = unknownName(
      name,
      wanted,
      'the name of a page, or one that a kind of pages gives',
    )
    yield { file: metadataFile, path: [name], at: 'key', expected, received, nearest }
  }
  for (const { file, page } of pages) {
    if (page.head && entries.includes(page.name))
      yield { file, path: ['head'], at: 'key', problem: `${metadataFile} has a head for "${page.name}", too` }
  }
}
