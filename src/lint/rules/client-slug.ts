import { isDeepStrictEqual } from 'node:util'
import { childOf } from '../../util/document-order.ts'
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
    const first = new Map<string, unknown>()
    for (const { file, path, value, parent } of writtenAs(project, 'client-slug')) {
      const twin = first.get(value)
      if (twin === undefined) first.set(value, parent?.value)
      else if (!isDeepStrictEqual(twin, parent?.value)) {
        const problem = `${String(childOf(twin, 'name'))} has this address already`
        yield { file, path, problem, value }
      }
    }
  },
})
