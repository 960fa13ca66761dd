import { addressKey } from '../../site/config/page-address.ts'
import { repeats } from './shared/repeats.ts'
import { defineRule } from '../rule.ts'

export const addressClash = defineRule({
  summary: 'No two pages have the same address, regardless of letter case and parameter names.',
  severity: 'error',
  reads: 'configs',
  docs: `
    A file's place in \`page-configs/\` is its page's address. \`general/notes/[id].ts\` and \`general/notes/[slug].ts\` answer the same
    addresses. Some disks and some visitors do not distinguish \`Retail\` from \`retail\`. Only one of two such pages can be opened.

    Rename or remove one of the two files. If it was published already, add its old address to \`page-configs/redirects.ts\`.`,
  *check({ addresses }) {
    for (const [{ file, path }, first] of repeats(addresses, ({ path: address }) => addressKey(address)))
      yield { file, problem: `has the address ${path}, and so has ${first.file}`, value: path }
  },
})
