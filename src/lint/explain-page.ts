import type { Project } from '../site/config/project.ts'
import { childOf } from '../util/document-order.ts'
import { lineAt } from './line-at.ts'
import { joinContent } from '../site/joined/join-content.ts'
import { locate } from './locate.ts'
import { sectionOf } from '../site/joined/section-of.ts'
import { sourcesOf } from '../site/joined/sources-of.ts'

/** Where a block of a page comes from, and what became of it. */
export interface ExplainedBlock {
  id: string
  type: string
  /** Its place in the page's config: `page-configs/products/x.ts:12:5`, as editors open it. */
  place: string
  /** The key of the section that it shows. */
  section: string | undefined
  /** How many items that section has; undefined where it was not sent. */
  items: number | undefined
  /** Why it is not shown; undefined where it is. */
  hidden: string | undefined
  /** Sections that it asked for and that were not sent. */
  missing: string[]
}

/** What development tells of a page. */
export interface ExplainedPage {
  file: string
  endpoint: string | undefined
  /** The sections that the service sent. */
  sent: string[]
  /** Fields and entries of the answer that were repaired or dropped, and the key of their section. */
  oddities: { section: unknown; what: string }[]
  blocks: ExplainedBlock[]
}

/** Explains the page at an address; undefined where the site has none there. */
export async function explainPage(
  project: Project,
  pathname: string,
  host: string,
): Promise<ExplainedPage | undefined> {
  const { joined, answers } = await joinContent(project, { host, only: pathname })
  const [page] = joined
  if (!page) return undefined
  const { loaded, bound, content, endpoint } = page
  const { file } = loaded
  const sources = sourcesOf(project)
  const blocks = loaded.page.blocks.map((block, index): ExplainedBlock => {
    const { id, type } = block
    const section = sectionOf(block, loaded.page)
    const written = locate(file, ['blocks', index], sources)
    const home = written?.file ?? file
    const { line, column } = lineAt(sources(home) ?? '', written?.value.start ?? 0)
    return {
      id,
      type,
      place: `${home}:${line}:${column}`,
      section,
      items: section === undefined ? undefined : content.sections.get(section)?.items.length,
      hidden: bound.hidden.find((one) => one.id === id)?.reason,
      missing: bound.missing.filter((one) => one.id === id).map((one) => one.section),
    }
  })
  const answer = answers.get(endpoint ?? '')
  const oddities = (answer?.oddities ?? []).map(({ path: [, index], what }) => ({
    section: childOf(answer?.entries[Number(index)]?.value, 'section'),
    what,
  }))
  return { file, endpoint, sent: [...content.sections.keys()], oddities, blocks }
}
