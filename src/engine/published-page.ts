import type { Visit } from '../../block-library/shared/bind-context.ts'
import type { Site } from '../../schemas/site.ts'
import type { BoundBlock, BoundPage } from './bind.ts'
import type { PageDocument } from './page-document.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * What the browser needs of a published page beside its markup. A static block is only named: it stays as it was
 * published, so that neither its words nor its script travel a second time.
 */
export interface PublishedPage {
  /** The address it was published at; `*` for the page that answers whatever no other does. */
  pathname: string
  /** The address of the site it was published for. */
  origin: string
  /** Without what only drawing the page anew would need. */
  document: PageDocument
  params: Visit['params']
  /** The address of the page with the form, which is no page that an enquiry comes from. */
  contactPage: string
  /** The hash of the answer that its content was read from (content-hash.ts). */
  contentHash: string
  bound: DrawnPage
}

/** A page ready to be drawn, or drawn already. */
export type DrawnPage = Pick<BoundPage, 'hasHeadline' | 'name'> & {
  shown: DrawnBlock[]
  article?: BoundPage['article']
  facts?: BoundPage['facts']
}

export type DrawnBlock = BoundBlock | KeptBlock

/** A block that stays as it was published. */
export interface KeptBlock {
  id: string
  props?: undefined
  /** What it holds, for when React has to make the page anew around it. */
  nodes?: ChildNode[]
}

/** What goes along with a page that is published. */
export function publishedPage(
  { pathname, origin, document, params, contentHash }: Snapshot,
  { shown, hasHeadline, name }: BoundPage,
  { defaults: { contactPage } }: Pick<Site, 'defaults'>,
): PublishedPage {
  const { path, page, needs, head } = document
  const live = shown.filter((block) => !block.static)
  const pictures = new Set(live.flatMap((block) => block.pictures))
  return {
    pathname,
    origin,
    params,
    contactPage,
    contentHash,
    document: {
      path,
      page: { ...page, blocks: [] },
      skeletons: [],
      needs,
      head,
      faqs: [],
      pictures: Object.fromEntries(
        Object.entries(document.pictures ?? {}).filter(([address]) => pictures.has(address)),
      ),
    },
    bound: {
      shown: shown.map((block) => (block.static ? { id: block.id } : block)),
      hasHeadline,
      name,
    },
  }
}

/** The files of the views that hydrate a page (`hero/view`). */
export const viewsToHydrate = ({ shown }: DrawnPage): string[] =>
  shown.flatMap((block) => (block.props ? [block.view] : []))

/** The published page as JSON that may stand inside a script element. */
export const writePublishedPage = (page: PublishedPage): string =>
  JSON.stringify(page).replaceAll('<', '\\u003c')

/** The published page in the document, if there is one for this address. */
export function readPublishedPage(
  json: string | null | undefined,
  pathname: string,
): PublishedPage | undefined {
  if (!json) return undefined
  // Our own build wrote it (writePublishedPage), into the page that is being read.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const page = JSON.parse(json, (key, value: string) =>
    key === '__html' ? trusted(value) : value,
  ) as PublishedPage
  return page.pathname === pathname || page.pathname === '*' ? { ...page, pathname } : undefined
}

/**
 * Rich text that the build has made safe and that came inside this very document: a block may write it to the page at any
 * time, and Trusted Types let no mere text through. Node, which reads pages too, and older browsers know no Trusted Types.
 */
export const trusted = (html: string) => policy?.createHTML(html) ?? html

const policy = globalThis.window?.trustedTypes?.createPolicy('published', { createHTML: (html) => html })
