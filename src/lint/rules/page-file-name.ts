import { nameProblem } from '../../util/name-problem.ts'
import { hasPlainName } from '../plain-name.ts'
import { defineRule } from '../rule.ts'
import { reservedAddresses } from './shared/reserved.ts'

export const pageFileName = defineRule({
  summary: "A page's file name makes a plain address, which no file of the site has.",
  severity: 'error',
  reads: 'configs',
  scope: 'page',
  docs: `
    A file's name is a part of its page's address. Blanks, \`&\` and letters with accents become codes such as \`%20\`. \`_draft.ts\` is
    published as \`/_draft\`, and \`[id.ts\` is no parameter.

    Servers answer \`/offer.html\` with the page \`/offer\`, so no page can be \`offer.html.ts\`. Windows cannot have files like \`con.html\`.

    \`/media\`, \`/assets\`, \`/api\`, \`/storage\` and \`/page-data\` are folders of files. Publishing writes \`404.html\` and \`index.html\`.
    A page with such an address is never shown, or replaces another page.

    Rename the file. Move drafts out of \`page-configs/\`.`,
  *check({ addresses, root }) {
    const isReserved = reservedAddresses(root)
    for (const { file, path } of addresses) {
      if (isReserved(path)) {
        const problem = 'this address belongs to files, which are served instead of the page'
        yield { file, problem, value: path }
        continue
      }
      const names = file
        .replace(/(?:\/index)?\.(?:ts|json)$/, '')
        .split('/')
        .slice(1)
      const problem = hasPlainName(file) ? names.map(nameProblem).find(Boolean) : ''
      if (problem === undefined) continue
      const expected = 'letters from a to z, digits and hyphens, or [name] for a parameter'
      yield {
        file,
        problem: `its address would be ${path}${problem && `, and ${problem}`}`,
        expected,
        value: file.replace(/^.*\//, ''),
      }
    }
  },
})
