import { blocks, viewOf, type PropsMap } from '../../../block-library/blocks.ts'
import type { BindContext, Refusal, Visit } from '../../../block-library/contract/bind-context.ts'
import type { ArticleView, ContentView } from '../../../block-library/contract/content-view.ts'
import { Hidden, type Shown } from '../../../block-library/contract/define-block.ts'
import { zonedDate } from '../../../block-library/parts/zoned-date.ts'
import type { BlockOf, BlockType } from '../../../schemas/blocks/index.ts'
import type { Page } from '../../../schemas/page.ts'
import { sectionKey } from '../../../schemas/shared/section-ref.ts'
import type { Site } from '../../../schemas/site.ts'

/** A block ready to be drawn. */
export type BoundBlock<T extends BlockType = BlockType> = {
  [K in T]: {
    id: string
    type: K
    /** The file that draws it: `hero/view`. */
    view: string
    heading: string
    level: number
    props: PropsMap[K]
    /** The addresses of the pictures that it can show. */
    pictures: string[]
  }
}[T]

/** A block that is not shown, and why. */
export interface HiddenBlock {
  id: string
  type: BlockType
  reason: string
}

/** A section that a block asked for and that did not come. */
export interface MissingSection {
  id: string
  type: BlockType
  /** The section's key. */
  section: string
}

/** What a block can do nothing with. */
export type RefusedPart = { id: string } & Refusal

/** A page ready to be drawn. */
export interface BoundPage {
  shown: BoundBlock[]
  hidden: HiddenBlock[]
  /** Sections that blocks asked for and the service did not send, of shown blocks too: a hero stands without its own. */
  missing: MissingSection[]
  /** What its blocks could do nothing with. */
  refused: RefusedPart[]
  /** Whether some block has the page's h1. */
  hasHeadline: boolean
  /** What the page is called where its content names it: an article's title. */
  name: string | undefined
  /** What the page's product is in figures, where a block says so. */
  facts: Shown<unknown>['facts']
  /** The article that the page is about, on a page that shows a single one. */
  article: ArticleView | undefined
  /** The addresses of the pictures that it can show, in order, each once. */
  pictures: BoundPictures
}

export interface BoundPictures {
  all: string[]
  /** Those of them that stand upright on a phone. */
  portrait: string[]
}

/** What a config is joined with. */
export interface BindInput {
  content: ContentView
  site: Site
  visit: Visit
  /** Where a storage path of the content host is. */
  storage: (path: string) => string
}

/**
 * Joins a page's config with its content, sections by key. Pure: no React, no address, no clock.
 * The first block that can have a heading gets the page's h1, all others h2, so that a composed page has one h1 and skips
 * no level; where that block's heading is empty, the page says its own (`hasHeadline`).
 */
export function bind(page: Page, { content, site, visit, storage }: BindInput): BoundPage {
  const prefix = page.content?.prefix ?? ''
  const articles = content.articles.map((article) => ({
    ...article,
    date: zonedDate(article.date, site.dates.timeZone) ?? '',
  }))
  const pictures = { all: new Set<string>(), portrait: new Set<string>() }
  /** What the block that is being bound asked for. */
  const absent = new Set<string>()
  const own = new Set<string>()
  /** The block that is being bound. */
  let now = ''
  const refused: RefusedPart[] = []
  const context: BindContext = {
    section: (ref) => {
      const key = sectionKey(ref, prefix)
      const section = content.sections.get(key)
      if (!section) absent.add(key)
      return section
    },
    gallery: content.gallery,
    articles,
    site,
    pageTitle: page.title,
    visit,
    storage,
    picture: (address, shape) => {
      if (!address) return address
      own.add(address)
      pictures.all.add(address)
      if (shape) pictures[shape].add(address)
      return address
    },
    refuse: (what) => void refused.push({ id: now, ...what }),
  }
  const shown: BoundBlock[] = []
  const hidden: HiddenBlock[] = []
  const missing: MissingSection[] = []
  let name: string | undefined
  let headline: string | undefined
  let facts: BoundPage['facts']
  for (const block of page.blocks) {
    const { id, type } = block
    absent.clear()
    own.clear()
    now = id
    const bound = bindBlock(type, block, context)
    missing.push(...[...absent].map((section) => ({ id, type, section })))
    if (bound instanceof Hidden) {
      hidden.push({ id, type, reason: bound.reason })
      continue
    }
    const leads = headline === undefined
    headline ??= bound.heading
    name ??= bound.pageName
    facts ??= bound.facts
    const level = leads && headline ? 1 : 2
    const drawn = { id, type, view: viewOf(type, block), pictures: [...own] }
    shown.push(ready({ ...drawn, heading: bound.heading ?? '', level }, bound.props))
  }
  return {
    shown,
    hidden,
    missing,
    refused,
    hasHeadline: Boolean(headline),
    name,
    facts,
    article: page.content?.kind === 'article' ? articles[0] : undefined,
    pictures: { all: [...pictures.all], portrait: [...pictures.portrait] },
  }
}

const bindBlock = <T extends BlockType>(type: T, block: BlockOf<T>, context: BindContext) =>
  blocks[type].bind(block, context)

const ready = <T extends BlockType>(
  block: Omit<BoundBlock<T>, 'props'>,
  props: PropsMap[T],
): BoundBlock<T> => ({ ...block, props })
