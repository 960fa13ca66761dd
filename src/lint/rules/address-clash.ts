import { isDeepStrictEqual } from 'node:util'
import { routeKey } from '../../site/config/page-address.ts'
import { siteFile } from '../../site/config/project.ts'
import { childOf } from '../../util/document-order.ts'
import { repeats } from './shared/repeats.ts'
import { defineRule } from '../rule.ts'
import { writtenAs } from '../written-values.ts'

export const addressClash = defineRule({
  summary:
    'No two pages, clients or languages have the same address, regardless of letter case and parameter names.',
  severity: 'error',
  reads: 'configs',
  docs: `
    A file's place in \`page-configs/\` is its page's address. \`general/notes/[id].ts\` and \`general/notes/[slug].ts\` answer the same
    addresses. Some disks and some visitors do not distinguish \`Retail\` from \`retail\`. Only one of two such pages can be opened.

    Rename or remove one of the two files. If it was published already, add its old address to \`page-configs/redirects.ts\`.
    A client's \`slug\` is the last part of the address of the client's page: give each client a different one. The \`root\`
    of a language is the address of its home page, so no page of another language can be there or below.`,
  *check(project) {
    for (const [{ file, path }, first] of repeats(project.addresses, ({ path: address }) =>
      routeKey(address),
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
    for (const [index, { tag, root }] of project.config.site.languages.entries()) {
      const below = `${root}/`.toLowerCase()
      const taken = project.addresses.find(
        ({ path, input }) => `${path}/`.toLowerCase().startsWith(below) && childOf(input, 'language') !== tag,
      )
      if (root === undefined || !taken) continue
      const problem = `${taken.file} has the address ${taken.path}`
      const expected = `an address that no page has, such as "/${tag.toLowerCase()}"`
      yield { file: siteFile, path: ['languages', index, 'root'], problem, expected, value: root }
    }
  },
})
