import { show } from '../../util/problem.ts'
import { defineRule } from '../rule.ts'
import { wrongRoots, type WithLinks } from '../wrong-roots.ts'

export const kindRoot = defineRule({
  summary: 'Links lead to the pages of a kind below the root of the kind.',
  severity: 'error',
  reads: 'configs',
  docs: `
    The pages of a kind have their addresses below \`pages.root\` in \`page-configs/kinds.ts\`. If no link leads there, and links to most
    of these pages have another root, the kind's root is wrong. While it is wrong, its links and pages have no findings of their own.

    Write the root that the links use. If the pages have moved to a new root, change the links and add redirects.`,
  *check(project: WithLinks) {
    for (const { file, path, root, likely, links } of wrongRoots(project))
      yield {
        file,
        path,
        problem: `no link leads to a page below this root, and links to ${links} pages of the kind use ${show(likely)}`,
        value: root,
        nearest: likely,
        fix: { replace: likely },
      }
  },
})
