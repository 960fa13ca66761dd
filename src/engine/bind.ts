import { binders, type PropsMap } from '../../block-library/binders.ts'
import { Hidden, type BindContext, type Visit } from '../../block-library/shared/binder.ts'
import type { ArticleView, ContentView } from '../../block-library/shared/content-view.ts'
import { zonedDate } from '../../block-library/shared/zoned-date.ts'
import type { BlockOf, BlockType } from '../../schemas/blocks/index.ts'
import type { Page } from '../../schemas/page.ts'
import { sectionKey } from '../../schemas/shared/section-ref.ts'
import type { Site } from '../../schemas/site.ts'

/** A block ready to be drawn: finished props, and the level its heading takes. */
export type BoundBlock<T extends BlockType = BlockType> = {
  [K in T]: { id: string; type: K; level: number; props: PropsMap[K] }
}[T]

/** A block that is not shown, and why. */
export interface HiddenBlock {
  id: string
  type: BlockType
  reason: string
}

/** A page ready to be drawn. */
export interface BoundPage {
  shown: BoundBlock[]
  hidden: HiddenBlock[]
  /** Whether some block has the page's h1. */
  hasHeadline: boolean
  /** What the page is called where its content names it: an article's title. */
  name: string | undefined
  /** The article that the page is about, on a page that shows a single one. */
  article: ArticleView | undefined
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
  const context: BindContext = {
    section: (ref) => content.sections.get(sectionKey(ref, prefix)),
    gallery: content.gallery,
    articles,
    site,
    pageTitle: page.title,
    visit,
    storage,
    fill: (text) => text.replaceAll('{product}', () => page.title),
  }
  const article = page.content?.kind === 'article' ? articles[0] : undefined
  const bound: BoundPage = { shown: [], hidden: [], hasHeadline: false, name: undefined, article }
  let first = true
  for (const block of page.blocks) {
    const { id, type } = block
    const props = bindBlock(type, block, context)
    if (props instanceof Hidden) {
      bound.hidden.push({ id, type, reason: props.reason })
      continue
    }
    const leads = first && 'title' in props
    if (leads) bound.hasHeadline = Boolean(props.title)
    if (leads) first = false
    bound.shown.push(ready(id, type, leads && bound.hasHeadline ? 1 : 2, props))
    if ('pageName' in props) bound.name ??= props.pageName
  }
  return bound
}

function bindBlock<T extends BlockType>(
  type: T,
  block: BlockOf<T>,
  context: BindContext,
): PropsMap[T] | Hidden {
  return binders[type](block, context)
}

function ready<T extends BlockType>(id: string, type: T, level: number, props: PropsMap[T]): BoundBlock<T> {
  return { id, type, level, props }
}
