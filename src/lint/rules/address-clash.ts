import { show } from '../../util/problem.ts'
import type { Project } from '../../site/config/project.ts'
import { defineRule, type Found } from '../rule.ts'

export const addressClash = defineRule({
  summary: 'No two pages have one address, whatever its letter case and the names of its parameters.',
  severity: 'error',
  reads: 'configs',
  docs: `
    A file's place in \`page-configs/\` is its page's address. \`general/notes/[id].ts\` and \`general/notes/[slug].ts\` answer the same
    addresses, and a disk or a visitor may not tell \`Retail\` from \`retail\`: only one of two such pages could ever be opened.

    Rename or remove one of the two files; if it was published already, add its old address to \`page-configs/redirects.ts\`.`,
  check,
})

function* check({ addresses }: Project): Generator<Found> {
  const first = new Map<string, string>()
  for (const { file, path } of addresses) {
    // Not every disk and not every visitor tells Retail from retail, and no address tells [id] from [slug].
    const same = path.toLowerCase().replaceAll(/:[^/]+/g, ':')
    const twin = first.get(same)
    if (twin === undefined) first.set(same, file)
    else yield { file, problem: `has the address ${path}, and so has ${twin}`, received: show(path) }
  }
}
