import type { Visit } from '../../../block-library/contract/bind-context.ts'
import { noContent, type ContentView } from '../../../block-library/contract/content-view.ts'
import type { Moment } from '../../../block-library/parts/is-shown.ts'
import type { Site } from '../../../schemas/site.ts'
import { errorLine, fetchContent, readFallback } from '../content/fetch-content.ts'
import { bind } from '../engine/bind.ts'
import { localAddresses, withLocalLinks } from '../engine/local-links.ts'
import { report } from '../engine/event-sink.ts'
import type { PageDocument } from '../engine/page-document.ts'
import type { PageState } from '../engine/page-state.ts'
import { clientOf } from './client-of.ts'
import { loadAddresses, loadDocument, loadNotFound } from './load-document.ts'
import { loadParts } from './load-parts.ts'
import { isThere, reportOddities, storage, visitMoment } from './page-content.ts'

export interface OpenPage {
  pathname: string
  /** State that a link carried along. */
  navigation: unknown
  site: Site
  /** Aborted when the address changes. After that, nothing is shown or reported. */
  signal: AbortSignal
  update: (state: Omit<PageState, 'pathname'>) => void
}

/** Opens the page of an address: loads its document, then its content, and binds them. */
export async function openPage({ pathname, navigation, site, signal, update }: OpenPage): Promise<void> {
  let loaded: PageDocument | undefined
  try {
    const { document, params, movedTo } = await loadDocument(pathname)
    if (signal.aborted) return
    if (movedTo !== undefined) return update({ status: 'loading', document, movedTo })
    loaded = document
    if (document.page.content) update({ status: 'loading', document })
    const visit = { params, client: clientOf(navigation) }
    const localAddress =
      site.local && localAddresses(site.local.root, site.local.source, await loadAddresses())
    const changed = (answer: unknown) => (localAddress ? withLocalLinks(answer, localAddress) : answer)
    const [content, parts] = await Promise.all([
      contentOf(document, { ...visit, moment: visitMoment(site) }, changed, signal),
      loadParts(document.page.blocks),
    ])
    const bound = bind(document.page, { content, site, visit, storage, localAddress })
    const page = isThere(document, bound) ? { document, bound, ...parts } : await notFound(site)
    if (!signal.aborted) update({ status: 'ready', ...page })
  } catch (error) {
    if (signal.aborted) return
    report({ kind: 'content-failed', endpoint: loaded?.page.content?.endpoint ?? pathname, error })
    const message = errorLine(error, loaded?.page.states ?? site.defaults)
    update({ status: 'failed', ...(loaded && { document: loaded }), message })
  }
}

/** Returns the page's content, or the config's fallback if the service fails (document 1 §8). */
async function contentOf(
  { page, fallback }: PageDocument,
  { params, moment }: Visit & { moment: Moment },
  change: (answer: unknown) => unknown,
  signal: AbortSignal,
): Promise<ContentView> {
  const source = page.content
  if (!source) return noContent
  try {
    return reportOddities(
      await fetchContent(source, params, page.states.badStatus, signal, change, moment),
      source.endpoint,
    )
  } catch (error) {
    const canFallBack = fallback !== undefined || source.failure === 'empty'
    if (signal.aborted || !canFallBack) throw error
    report({ kind: 'content-failed', endpoint: source.endpoint, error })
    return fallback === undefined
      ? noContent
      : reportOddities(await readFallback(source, fallback), source.endpoint)
  }
}

async function notFound(site: Site) {
  const document = await loadNotFound()
  return {
    document,
    ...(await loadParts(document.page.blocks)),
    bound: bind(document.page, { content: noContent, site, visit: { params: {} }, storage }),
  }
}
