import { answers } from '../../../site/joined/answers.ts'
import type { JoinedPage } from '../../../site/joined/joined-site.ts'
import { isBelow } from '../../../runtime/engine/local-links.ts'
import { sourceAddress } from '../../../site/config/site-languages.ts'
import { marksIn } from '../../protocol/marks.ts'
import type { RawLeaf } from './collect-leaves.ts'
import { withDefaults, type MarkedProject } from './mark-project.ts'
import { htmlOf, joinPages, type Surroundings } from './render-page.ts'

/** A page rendered from marked values. */
interface TracedPage {
  page: JoinedPage
  html: string
  /** Leaves that the page shows. */
  leaves: RawLeaf[]
}

/** Renders the page at an address from marked values. Returns undefined if no page has the address. */
export async function tracePage(
  path: string,
  marked: MarkedProject,
  surroundings: Surroundings,
): Promise<TracedPage | undefined> {
  const own = sourceAddress(path, marked.project.config)
  // The page `/*` answers unknown addresses.
  const project = withDefaults(marked, (loaded) => loaded.path === '/*' || answers(loaded.path, own))
  const site = await joinPages(project, marked, surroundings.host, path)
  const local = site.translated.find((one) => isBelow(one.site.local?.root ?? '', path))
  const page = local ?? site.joined[0]
  if (!page) return undefined
  const html = await htmlOf(page, site, surroundings)
  const leaves = new Set(marksIn(html).flatMap((mark) => marked.list.at(mark) ?? []))
  return { page, html, leaves: [...leaves].toSorted((one, other) => one.id - other.id) }
}
