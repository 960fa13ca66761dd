import { nearestName } from '../../util/nearest-name.ts'
import { metadataFile } from '../../site/config/project.ts'
import { missedEntries } from '../missed-entries.ts'
import { defineRule } from '../rule.ts'

export const metadataName = defineRule({
  summary: "No page's name differs from its metadata entry by one or two letters.",
  severity: 'error',
  reads: 'configs',
  docs: `
    A page finds its title and description in \`page-configs/metadata.json\` by its \`name\`. With a typing error in the name, the page uses
    the entry of its kind, and its own entry is unused.

    Correct the name. If two names are similar on purpose, write a \`head\` in the page.`,
  *check(project) {
    const { kinds, metadata } = project.config
    // `metadata-entry` reports a kind that names an entry in a similar way.
    const ofKinds = new Set(
      Object.values(kinds).map((kind) => nearestName(kind.metadata, Object.keys(metadata))),
    )
    for (const [entry, { file, name }] of missedEntries(project)) {
      if (ofKinds.has(entry)) continue
      yield {
        file,
        path: ['name'],
        problem: `${metadataFile} has a similar entry that no page uses`,
        value: name,
        nearest: entry,
        fix: { replace: entry },
      }
    }
  },
})
