import { leftOutBelow } from '../../site/config/submenus.ts'
import { siteFile } from '../../site/config/project.ts'
import { defineRule } from '../rule.ts'

export const menuOverflow = defineRule({
  summary: 'A menu that lists the pages below a link has room for all of them.',
  severity: 'warning',
  reads: 'configs',
  docs: `
    With \`pagesBelow: true\` a link of the header or the menu lists the pages below its address, at most 24. A longer menu would be
    unusable. Visitors can still reach the other pages through the link itself, so the finding is a warning. Name the important pages in
    \`first\`, or let an index page list all pages.`,
  *check({ config: { site, pages } }) {
    const reported = new Set<string>()
    for (const menu of ['headerLinks', 'menuLinks'] as const) {
      for (const [index, link] of site[menu].entries()) {
        const { to } = link
        const out = link.pagesBelow ? leftOutBelow(link, pages, site.language).map((page) => page.to) : []
        // Header and menu usually list the same links.
        if (out.length === 0 || reported.has(to)) continue
        reported.add(to)
        const named = out.length > 3 ? [...out.slice(0, 3), `${out.length - 3} more`] : out
        const path = [menu, index, 'pagesBelow']
        yield {
          file: siteFile,
          path,
          at: 'key',
          problem: `the menu below ${to} has no room for ${named.join(', ')}`,
        }
      }
    }
  },
})
