import { stateAt, type Moment, type Timing } from '../../block-library/parts/is-shown.ts'
import type { SectionRef } from '../../schemas/shared/section-ref.ts'
import { childOf } from '../util/document-order.ts'
import { lineAt } from './line-at.ts'
import { publicMoment } from '../site/config/shown-config.ts'
import type { JoinedSite } from '../site/joined/joined-site.ts'
import { locate } from './locate.ts'
import { sectionOf } from '../site/joined/section-of.ts'
import { sourcesOf } from '../site/joined/sources-of.ts'

/** The source of a block, and whether the page shows the block. */
export interface ExplainedBlock {
  id: string
  type: string
  /** Place of the block in the page's config, as editors open it: `page-configs/products/x.ts:12:5`. */
  place: string
  /** The key of the section that the block shows. */
  section: string | undefined
  /** The reference to that section, as the page's config has it. */
  ref: SectionRef | undefined
  /** Number of items in the section; undefined if the section was not sent. */
  items: number | undefined
  /** Why the page does not show the block; undefined if the page shows it. */
  hidden: string | undefined
  /** Why visitors do not see the block now; undefined if they do. */
  notPublic?: string | undefined
  /** Sections that the block needs and that were not sent. */
  missing: string[]
}

/** Facts about a page that the development server shows to authors. */
export interface ExplainedPage {
  file: string
  endpoint: string | undefined
  /** The sections that the service sent. */
  sent: string[]
  /** Fields and entries of the answer that were repaired or dropped, and the key of their section. */
  oddities: { section: unknown; what: string }[]
  /** Number of sections that the page's config names as not shown. */
  unshown: number
  blocks: ExplainedBlock[]
  /** Why visitors do not see the page now; undefined if they do. */
  notPublic?: string | undefined
}

/** Explains the page of a site that was joined for its address alone. Returns undefined if the site has no such page. */
export function explainPage(site: JoinedSite): ExplainedPage | undefined {
  const {
    joined: [page],
    answers,
  } = site
  if (!page) return undefined
  const { loaded, bound, content, endpoint } = page
  const { file } = loaded
  const sources = sourcesOf(site)
  const moment = publicMoment(site.config)
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
      ref: 'section' in block ? block.section : undefined,
      items: section === undefined ? undefined : content.sections.get(section)?.items.length,
      hidden: bound.hidden.find((other) => other.id === id)?.reason,
      notPublic: notPublic(block, moment),
      missing: bound.missing.filter((other) => other.id === id).map((other) => other.section),
    }
  })
  const answer = answers.get(endpoint ?? '')
  const oddities = (answer?.oddities ?? []).map(({ path: [, index], what }) => ({
    section: childOf(answer?.entries[Number(index)]?.value, 'section'),
    what,
  }))
  const unshown = loaded.page.content?.unshown.length ?? 0
  return {
    file,
    endpoint,
    sent: [...content.sections.keys()],
    oddities,
    unshown,
    blocks,
    notPublic: notPublic(loaded.page, moment),
  }
}

/** Returns in words why a page or a block is not public. */
function notPublic(timing: Timing, moment: Moment): string | undefined {
  const words = {
    public: undefined,
    draft: 'Draft',
    early: `From ${timing.from}`,
    ended: `Ended, until ${timing.until}`,
  }
  return words[stateAt(timing, moment)]
}
