import { kindsFile, type Project } from '../site/config/project.ts'
import type { JoinedSite } from '../site/joined/joined-site.ts'
import { onceFor } from '../util/once-for.ts'
import { addressesIn, linkedPages } from './linked-pages.ts'
import { writtenAs } from './written-values.ts'

/** A project, whose content counts if it is joined. */
export type WithLinks = Project & Partial<Pick<JoinedSite, 'joined'>>

/** A kind of page whose `root` no link uses, because the links use another root. */
export interface WrongRoot {
  file: string
  path: PropertyKey[]
  root: string
  /** Root that the links use. */
  likely: string
  /** Number of the kind's pages that links look for below `meant`. */
  links: number
  /** Addresses of the kind's pages, each after its root. */
  ends: string[]
}

/** Returns the kinds whose pages have no link at their addresses, while most of them have one below another root. */
export const wrongRoots = onceFor((project: WithLinks): WrongRoot[] => {
  const pages = [...project.addresses, ...(project.joined ?? []).map(({ pathname: path }) => ({ path }))]
  const existing = new Set(pages.map(({ path }) => path))
  const linked = linksIn(project)
  const missing = [...linked].filter((address) => !existing.has(address))
  return Object.entries(project.config.kinds).flatMap(([kind, { pages: place }]) => {
    if (!place) return []
    const { folder, root } = place
    const ends = project.addresses
      .filter(({ file, path }) => file.startsWith(`page-configs/${folder}/`) && !path.includes(':'))
      .map(({ path }) => path.slice(root.length))
      .filter(Boolean)
    if (ends.some((end) => linked.has(root + end))) return []
    const others = ends.flatMap((end) =>
      missing.filter((to) => to.endsWith(end)).map((to) => to.slice(0, -end.length)),
    )
    const [likely, links = 0] = mostFrequent(others.filter(Boolean)) ?? []
    // One link may be misspelt itself.
    if (likely === undefined || links < 2 || links * 2 <= ends.length) return []
    return [{ file: kindsFile, path: [kind, 'pages', 'root'], root, likely, links, ends }]
  })
})

/** Returns the addresses that would be right if the wrong roots were corrected. Rules do not report links to them. */
export const likelyAddresses = onceFor(
  (project: WithLinks): ReadonlySet<string> =>
    new Set(wrongRoots(project).flatMap(({ likely, ends }) => [likely, ...ends.map((end) => likely + end)])),
)

/** Returns the addresses that configs write, and those of the links on pages. */
function linksIn(project: WithLinks): Set<string> {
  const found = addressesIn([
    project.config.site,
    project.config.redirects.map(({ to }) => to),
    writtenAs(project, 'site-path').map(({ value }) => value),
  ])
  for (const { from, to } of linkedPages(project.joined ?? []))
    for (const address of to) if (address !== from.pathname) found.add(address)
  return found
}

function mostFrequent(values: string[]): [string, number] | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]
}
