import type { FoundProject } from '../../../site/config/project.ts'
import type { JoinedSite } from '../../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../../rule.ts'
import { repeatedKeys } from './repeated-keys.ts'

export const repeatedKey = defineRule({
  summary: 'No object of a JSON file has a key twice.',
  severity: 'error',
  reads: 'files',
  check,
})

function* check({
  files,
  contentFiles = [],
}: FoundProject & Partial<Pick<JoinedSite, 'contentFiles'>>): Generator<Found> {
  for (const { file, text, input } of [...files, ...contentFiles]) {
    // What is no JSON is told as that.
    if (!file.endsWith('.json') || input === undefined) continue
    for (const path of repeatedKeys(text)) {
      const problem = `"${String(path.at(-1))}" stands here twice, and the last alone counts`
      yield { file, path, at: 'key', problem }
    }
  }
}
