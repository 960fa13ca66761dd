import { decodedPath } from '../../../schemas/shared/address.ts'
import { redirectsFile } from '../../site/config/project.ts'
import { lostAddresses } from '../../site/joined/broken-pages.ts'
import { likelyAddresses, type WithLinks } from '../wrong-roots.ts'
import { siteFiles } from '../site-files.ts'
import { pagesByAddress, redirectProblem, redirectProblems } from './shared/redirect-problems.ts'
import { isOwnAddress } from './shared/reserved.ts'
import { defineRule } from '../rule.ts'

export const redirect = defineRule({
  summary: 'No redirect leads away from a page, and every redirect leads directly to a page.',
  severity: 'error',
  reads: 'configs',
  docs: `
    Each entry of \`page-configs/redirects.ts\` leads from an address that no page has to the address of a page. A chain of redirects
    costs every visitor another request, and a circle never ends. Write the final address in \`to\`.`,
  *check(project: WithLinks) {
    const { redirects } = project.config
    const paths = [
      ...project.addresses.map(({ path }) => path),
      ...lostAddresses(project),
      ...likelyAddresses(project),
    ]
    for (const problem of redirectProblems(redirects, paths)) yield { file: redirectsFile, ...problem }
    const files = siteFiles(project.root)
    const pages = pagesByAddress(paths)
    for (const [index, { from }] of redirects.entries()) {
      const problem = files.has(decodedPath(from) ?? from)
        ? 'it is a file of public/'
        : isOwnAddress(from) && 'this address belongs to files, which are served instead'
      // `redirectProblems` reports the address of a page's file.
      if (problem === false || pages.has(from.toLowerCase())) continue
      const details = redirectProblem(index, 'from', 'an address that nothing has', from)
      yield { file: redirectsFile, ...details, problem }
    }
  },
})
