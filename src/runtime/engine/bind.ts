import { blocks, viewOf, type PropsMap } from '../../../block-library/blocks.ts'
import type { BindContext, Refusal, Visit } from '../../../block-library/contract/bind-context.ts'
import type { ArticleView, ContentView } from '../../../block-library/contract/content-view.ts'
import { Hidden, type Shown } from '../../../block-library/contract/define-block.ts'
import { zonedDate } from '../../../block-library/parts/zoned-date.ts'
import type { BlockOf, BlockType } from '../../../schemas/blocks/index.ts'
import type { Page } from '../../../schemas/page.ts'
import { sectionKey } from '../../../schemas/shared/section-ref.ts'
import type { Site } from '../../../schemas/site.ts'
import { withLocalLinks, type LocalAddress } from './local-links.ts'

/** A block that is ready to render. */
export type BoundBlock<T extends BlockType = BlockType> = {
  [K in T]: {
    id: string
    type: K
    /** File of the view in the folder of the block: `view`. */
    view: string
    /** Ground of the block, if it is not the page's. */
    ground?: BlockOf<K>['ground']
    /** Language of the block, if it is not the page's. */
    lang?: BlockOf<K>['lang']
    heading: string
    level: number
    props: PropsMap[K]
    /** Addresses of the pictures that the block can show. */
    pictures: string[]
  }
}[T]

/** A block that is not shown, with the reason. */
interface HiddenBlock {
  id: string
  type: BlockType
  reason: string
  /** Set if the config asks for it. */
  isIntended?: true
}

/** A section that a block requested and that the service did not send. */
interface MissingSection {
  id: string
  type: BlockType
  section: string
}

/** A value that a block ignores. */
type RefusedPart = { id: string } & Refusal

/** A page that is ready to render. */
export interface BoundPage {
  shown: BoundBlock[]
  hidden: HiddenBlock[]
  /**
   * Sections that blocks requested and the service did not send, including those of shown blocks: a hero is shown
   * without its section.
   */
  missing: MissingSection[]
  /** Values that its blocks ignore. */
  refused: RefusedPart[]
  /** Whether some block has the page's h1. */
  hasHeadline: boolean
  /** Name of the page from its content: an article's title. */
  name: string | undefined
  /** Figures of the page's product, if a block has them. */
  facts: Shown<unknown>['facts']
  /** The article of a page that shows a single article. */
  article: ArticleView | undefined
  /** Addresses of the pictures that the page can show, in order and without duplicates. */
  pictures: BoundPictures
}

export interface BoundPictures {
  all: string[]
  /** Addresses of the pictures that are upright on a phone. */
  portrait: string[]
}

/** The data with which a config is bound. */
export interface BindInput {
  content: ContentView
  site: Site
  visit: Visit
  /** Returns the address of a storage path of the content host. */
  storage: (path: string) => string
  /** Changes the addresses of links on a page in another language. */
  localAddress?: LocalAddress | undefined
  /** Receives the keys of the sections that blocks request. */
  readKeys?: Set<string>
}

/**
 * Joins a page's config with its content, sections by key. Pure: no React, no address, no clock. The first block that
 * can have a heading gets the page's h1, all others h2. So a composed page has one h1 and skips no level. If the
 * heading of that block is empty, the page renders its own h1 (`hasHeadline`).
 */
export function bind(
  page: Page,
  { content, site, visit, storage, localAddress, readKeys }: BindInput,
): BoundPage {
  const prefix = page.content?.prefix ?? ''
  const articles = content.articles.map((article) => ({
    ...article,
    date: zonedDate(article.date, site.dates.timeZone) ?? '',
  }))
  const pictures = { all: new Set<string>(), portrait: new Set<string>() }
  /** Sections that the current block requested and that are missing. */
  const absent = new Set<string>()
  const ownIds = new Set<string>()
  /** Id of the block that is being bound. */
  let current = ''
  const refused: RefusedPart[] = []
  const context: BindContext = {
    section: (ref) => {
      const key = sectionKey(ref, prefix)
      const section = content.sections.get(key)
      readKeys?.add(key)
      if (!section) absent.add(key)
      return section
    },
    gallery: content.gallery,
    articles,
    site,
    pageName: page.name,
    pageTitle: page.title,
    visit,
    storage,
    picture: (address, shape) => {
      if (!address) return address
      ownIds.add(address)
      pictures.all.add(address)
      if (shape) pictures[shape].add(address)
      return address
    },
    refuse: (what) => void refused.push({ id: current, ...what }),
  }
  const shown: BoundBlock[] = []
  const hidden: HiddenBlock[] = []
  const missing: MissingSection[] = []
  let name: string | undefined
  let headline: string | undefined
  let facts: BoundPage['facts']
  let ground: (typeof page.blocks)[number]['ground']
  for (const block of page.blocks) {
    const { id, type, lang } = block
    // A hidden block changes the ground too.
    ground = block.ground ?? ground
    absent.clear()
    ownIds.clear()
    current = id
    const bound = bindBlock(type, block, context)
    for (const section of absent) missing.push({ id, type, section })
    if (bound instanceof Hidden) {
      hidden.push({ id, type, reason: bound.reason, ...(bound.isIntended && { isIntended: true }) })
      continue
    }
    const leads = headline === undefined
    headline ??= bound.heading
    name ??= bound.pageName
    // Search engines get figures in the language of the page only.
    facts ??= lang ? undefined : bound.facts
    const level = leads && headline ? 1 : 2
    const props = localAddress ? withLocalLinks(bound.props, localAddress) : bound.props
    const drawn = {
      id,
      type,
      ...(ground && { ground }),
      ...(lang && { lang }),
      view: viewOf(type, block),
      pictures: [...ownIds],
    }
    shown.push(ready({ ...drawn, heading: bound.heading ?? '', level }, props))
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
