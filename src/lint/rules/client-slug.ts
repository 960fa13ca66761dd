import { isDeepStrictEqual } from 'node:util'
import { childOf } from '../../util/document-order.ts'
import { repeats } from './shared/repeats.ts'
import { defineRule } from '../rule.ts'
import { writtenAs } from '../written-values.ts'

export const clientSlug = defineRule({
  summary: 'No two clients have the same address.',
  severity: 'error',
  reads: 'configs',
  docs: `
    A client's \`slug\` is the last part of the address of the client's page. If two clients have the same slug, only one page can be
    opened.

    Give each client a different slug.`,
  *check(project) {
    for (const [{ file, path, value, parent }, first] of repeats(
      writtenAs(project, 'client-slug'),
      ({ value: slug }) => slug,
    )) {
      if (isDeepStrictEqual(first.parent?.value, parent?.value)) continue
      const problem = `${String(childOf(first.parent?.value, 'name'))} has this address already`
      yield { file, path, problem, value }
    }
  },
})
