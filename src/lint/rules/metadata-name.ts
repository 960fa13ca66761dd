import { metadataFile, type Project } from '../../site/config/project.ts'
import { missedEntries } from '../missed-entries.ts'
import { defineRule, type Found } from '../rule.ts'

export const metadataName = defineRule({
  summary: 'No page misses its entry of metadata by a letter or two of its name.',
  severity: 'error',
  reads: 'configs',
  docs: `
    A page finds its title and description in \`page-configs/metadata.json\` by its \`name\`. With a slip in the name it falls back to the
    entry of its kind, and its own stands there for nobody.

    Correct the name. Where two names are alike on purpose, give the page a \`head\` of its own.`,
  check,
})

function* check(project: Project): Generator<Found> {
  for (const [entry, { file, name }] of missedEntries(project)) {
    yield {
      file,
      path: ['name'],
      problem: `${metadataFile} has an entry that no page is named by`,
      received: JSON.stringify(name),
      nearest: entry,
      fix: { replace: entry },
    }
  }
}
