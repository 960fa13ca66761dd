import { leftOutBelow } from '../../site/config/submenus.ts'
import { siteFile, type Project } from '../../site/config/project.ts'
import { defineRule, type Found } from '../rule.ts'

export const menuOverflow = defineRule({
  summary: 'A menu that lists the pages beneath a link has room for all of them.',
  severity: 'warning',
  reads: 'configs',
  docs: `
    With \`pagesBelow: true\` a link of the header or the menu lists the pages whose configs lie beneath it, 24 at most: a longer menu
    is none. The link itself still leads to all of them, so the finding is a warning. Name the pages that matter in \`links\`, or
    let an index page list them.`,
  check,
})

function* check({ config: { site, pages } }: Project): Generator<Found> {
  const told = new Set<string>()
  for (const menu of ['headerLinks', 'menuLinks'] as const) {
    for (const [index, { to, pagesBelow }] of site[menu].entries()) {
      const out = pagesBelow ? leftOutBelow(to, pages, site.language).map((link) => link.to) : []
      // Header and menu most often list the same.
      if (out.length === 0 || told.has(to)) continue
      told.add(to)
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
}
