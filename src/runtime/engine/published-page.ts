import type { Visit } from '../../../block-library/contract/bind-context.ts'
import type { ContentSource } from '../../../schemas/page.ts'
import type { Site } from '../../../schemas/site.ts'
import { blockHash } from './content-hash.ts'
import type { Snapshot } from './snapshot.ts'

/** The data that a published page contains for the first script. Everything else about the page is in its markup. */
export interface PublishedPage {
  /** Address at which it was published; `*` for the page that answers every unknown address. */
  pathname: string
  /** Path of its config, with `:name` for a parameter. */
  path: string
  /** Name for visitors: the article's title, or the page's. */
  title: string
  /** Address of the page with the form. Enquiries never have it as their origin. */
  contactPage: string
  /** Source of its content; omitted on a page without content. */
  content?: {
    source: ContentSource
    params: Visit['params']
    /** Error text for a response without success. */
    badStatus: string
    /** Hash of the answer that the page was published from (content-hash.ts). */
    hash: string
    /** Hash of each shown block, by its id (content-hash.ts). */
    blocks: Record<string, string>
  }
}

/** Returns the data that a published page contains. */
export function publishedPage(
  { pathname, origin, document: { path, page }, params, bound, contentHash }: Snapshot,
  { defaults: { contactPage } }: Pick<Site, 'defaults'>,
): PublishedPage {
  const { content: source, states } = page
  const content = source && {
    source,
    params,
    badStatus: states.badStatus,
    hash: contentHash,
    blocks: Object.fromEntries(bound.shown.map((block) => [block.id, blockHash(block, origin)])),
  }
  const title = bound.name ?? page.title
  return { pathname, path, title, contactPage, ...(content && { content }) }
}

/** Returns the published page in the document, if there is one for this address. */
export function readPublishedPage(
  json: string | null | undefined,
  pathname: string,
): PublishedPage | undefined {
  if (!json) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build wrote it into the page
  const page = JSON.parse(json) as PublishedPage
  // Servers send a page at every spelling of its address, and Netlify in lower case. Only the page for missing addresses
  // has malformed ones.
  return page.pathname === '*' || spellingOf(page.pathname) === spellingOf(pathname)
    ? { ...page, pathname }
    : undefined
}

const spellingOf = (pathname: string) => decodeURIComponent(pathname).toLowerCase()
