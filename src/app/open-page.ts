import type { Visit } from '../../block-library/shared/bind-context.ts'
import { noContent, type ContentView } from '../../block-library/shared/content-view.ts'
import type { Site } from '../../schemas/site.ts'
import { contentHost } from '../content/content-host.ts'
import { errorLine, fetchContent, readAnswer, readFallback } from '../content/fetch-content.ts'
import type { ReadContent } from '../content/read-content.ts'
import { storageAddress } from '../content/storage-address.ts'
import { bind, type BoundPage } from '../engine/bind.ts'
import { report } from '../engine/event-sink.ts'
import { pageFindings } from '../engine/page-findings.ts'
import type { PageDocument } from '../engine/page-document.ts'
import type { PageState } from '../engine/page-state.ts'
import type { PublishedPage } from '../engine/published-page.ts'
import { clientOf } from './client-of.ts'
import { loadEveryPart } from './load-every-part.ts'
import { takePrefetched } from './prefetch-page.ts'
import { loadDocument, loadDocumentAt, loadNotFound } from './load-document.ts'

export interface OpenPage {
  pathname: string
  /** What a link took along. */
  navigation: unknown
  site: Site
  /** Aborted when the visitor goes elsewhere; then nothing is shown or reported any more. */
  signal: AbortSignal
  update: (state: Omit<PageState, 'pathname'>) => void
}

/** The one way from an address to a page: document, content, binding. */
export async function openPage({ pathname, navigation, site, signal, update }: OpenPage): Promise<void> {
  let known: PageDocument | undefined
  const prefetched = takePrefetched(pathname)
  try {
    const { document, params, movedTo } = await loadDocument(pathname)
    if (signal.aborted) return
    if (movedTo !== undefined) return update({ status: 'loading', document, movedTo })
    known = document
    if (document.page.content) update({ status: 'loading', document })
    const visit = { params, client: clientOf(navigation) }
    const [content, parts] = await Promise.all([
      contentOf(document, visit, prefetched, signal),
      loadEveryPart(document),
    ])
    const bound = bind(document.page, { content, site, visit, storage })
    // oxlint-disable-next-line no-console -- tells an author in development, and is no warning: content may lack a section
    if (import.meta.env.DEV) for (const line of pageFindings(bound)) console.info(`[site] ${line}`)
    const page = isThere(document, bound) ? { document, bound, ...parts } : await notFound(site)
    if (!signal.aborted) update({ status: 'ready', ...page })
  } catch (error) {
    if (signal.aborted) return
    report({ kind: 'content-failed', endpoint: known?.page.content?.endpoint ?? pathname, error })
    const message = errorLine(error, known?.page.states ?? site.defaults)
    update({ status: 'failed', ...(known && { document: known }), message })
  }
}

/** Shows what the service says now, where that is not what was published. */
export async function refreshPage(
  { document: { page, path }, params }: PublishedPage,
  answer: string,
  { site, signal, update }: OpenPage,
): Promise<void> {
  if (!page.content) return
  const { endpoint } = page.content
  try {
    // What was published holds no more than it takes to hydrate it.
    const [document, content] = await Promise.all([
      loadDocumentAt(path),
      readAnswer(page.content, answer, page.states.badStatus),
    ])
    const parts = await loadEveryPart(document)
    const bound = bind(document.page, { content: tell(content, endpoint), site, visit: { params }, storage })
    if (!signal.aborted) update({ status: 'ready', document, bound, ...parts })
  } catch (error) {
    if (!signal.aborted) report({ kind: 'content-failed', endpoint, error })
  }
}

/** The page's content, or what its config puts in its place when the service fails (document 1 §8). */
async function contentOf(
  { page, fallback }: PageDocument,
  { params }: Visit,
  prefetched: ReturnType<typeof takePrefetched>,
  signal: AbortSignal,
): Promise<ContentView> {
  const source = page.content
  if (!source) return noContent
  try {
    const fetched = await prefetched
    if (signal.aborted) return noContent
    return tell(
      fetched ?? (await fetchContent(source, params, page.states.badStatus, signal)),
      source.endpoint,
    )
  } catch (error) {
    const standsIn = fallback !== undefined || source.failure === 'empty'
    if (signal.aborted || !standsIn) throw error
    report({ kind: 'content-failed', endpoint: source.endpoint, error })
    return fallback === undefined ? noContent : tell(await readFallback(source, fallback), source.endpoint)
  }
}

function tell({ content, oddities }: ReadContent, endpoint: string): ContentView {
  if (oddities.length > 0) report({ kind: 'content-odd', endpoint, oddities })
  return content
}

const storage = (path: string) => storageAddress(path, contentHost)

function isThere({ page }: PageDocument, { hidden }: BoundPage): boolean {
  return !hidden.some(({ id }) => page.needs.includes(id))
}

async function notFound(site: Site) {
  const document = await loadNotFound()
  return {
    document,
    ...(await loadEveryPart(document)),
    bound: bind(document.page, { content: noContent, site, visit: { params: {} }, storage }),
  }
}
