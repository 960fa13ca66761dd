import { metadataFile, type Project } from '../../../site/config/project.ts'
import { missedEntries } from '../../missed-entries.ts'
import { defineRule, type Found } from '../../rule.ts'

export const metadataName = defineRule({
  summary: 'No page misses its entry of metadata by a letter or two of its name.',
  severity: 'error',
  reads: 'configs',
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
