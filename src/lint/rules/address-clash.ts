import { addressKey } from '../../site/config/page-address.ts'
import { isDeepStrictEqual } from 'node:util'
import { childOf } from '../../util/document-order.ts'
import { repeats } from './shared/repeats.ts'
import { defineRule } from '../rule.ts'
import { writtenAs } from '../written-values.ts'

export const addressClash = defineRule({
  summary: 'No two pages or clients have the same address, regardless of letter case and parameter names.',
  severity: 'error',
  reads: 'configs',
  docs: `
    A file's place in \`page-configs/\` is its page's address. \`general/notes/[id].ts\` and \`general/notes/[slug].ts\` answer the same
    addresses. Some disks and some visitors do not distinguish \`Retail\` from \`retail\`. Only one of two such pages can be opened.

    Rename or remove one of the two files. If it was published already, add its old address to \`page-configs/redirects.ts\`.
    A client's \`slug\` is the last part of the address of the client's page: give each client a different one.`,
  *check(project) {
    for (const [{ file, path }, first] of repeats(project.addresses, ({ path: address }) =>
      addressKey(address),
    ))
      yield { file, problem: `has the address ${path}, and so has ${first.file}`, value: path }
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
