import { isShown } from '../../../block-library/parts/is-shown.ts'
import type { Site } from '../../../schemas/site.ts'
import { articleTiming } from '../content/article-timing.ts'
import { readAnswer } from '../content/fetch-content.ts'
import { parsed } from '../../util/parsed.ts'
import { bind } from '../engine/bind.ts'
import { blockHash } from '../engine/content-hash.ts'
import { report } from '../engine/event-sink.ts'
import { localAddresses, withLocalLinks } from '../engine/local-links.ts'
import { loadDocumentAt } from './load-document.ts'
import type { NewerContent } from './newer-answer.ts'
import { isThere, reportOddities, storage, visitMoment } from './page-content.ts'
import { replaceBlock } from './replace-block.ts'

/**
 * Renders the blocks of a published page that newer content changes, each in its own place. All other blocks stay, and
 * so does a block that the visitor has changed (`replace-block.ts`). Resolves when no block waits for the end of its
 * use.
 */
export async function drawNewer(newer: NewerContent, site: Site): Promise<void> {
  if (isEnded(newer, site)) return (await import('./draw-app.tsx')).drawApp(site)
  const newerPage = await readNewer(newer, site)
  if (!newerPage || !isThere(newerPage.document, newerPage.bound)) return
  const { document: pageDocument, bound } = newerPage
  const published = newer.page.content?.blocks ?? {}
  const ids = bound.shown.map(({ id }) => id)
  const main = document.querySelector('main')
  // Newer content without a headline leaves the published one.
  const mayChange = (id: string) => bound.hasHeadline || !document.getElementById(id)?.querySelector('h1')
  const changed = bound.shown.filter(
    (block) => mayChange(block.id) && blockHash(block, window.location.origin) !== published[block.id],
  )
  const gone = Object.keys(published).filter((id) => mayChange(id) && !ids.includes(id))
  if (changed.length > 0) {
    const { drawBlocks } = await import('./draw-blocks.tsx')
    const drawn = await drawBlocks(changed, pageDocument, site)
    await Promise.all(
      [...drawn].map(([id, fresh]) => replaceBlock({ id, fresh, above: ids.slice(0, ids.indexOf(id)) })),
    )
  }
  await Promise.all(gone.map((id) => replaceBlock({ id })))
  if (bound.hasHeadline) main?.querySelector(':scope > h1')?.remove()
}

/** Whether an answer is an article that is no longer public. The app then shows that it is missing. */
const isEnded = ({ page: { content }, answer }: NewerContent, site: Site): boolean =>
  content?.source.kind === 'article' && !isShown(articleTiming(parsed(answer)), visitMoment(site))

/** Reads and binds newer content. If the answer has no content, reports it: the published page then stays. */
async function readNewer({ page: { path, content }, answer }: NewerContent, site: Site) {
  if (!content) return undefined
  const { source, params, badStatus } = content
  // Pages of the language are those to which the published page links.
  const localAddress =
    site.local &&
    localAddresses(
      site.local.root,
      site.local.source,
      Array.from(document.links, ({ pathname }) => pathname),
    )
  const changed = (value: unknown) => (localAddress ? withLocalLinks(value, localAddress) : value)
  try {
    const [pageDocument, read] = await Promise.all([
      loadDocumentAt(path),
      readAnswer(source, answer, badStatus, changed, visitMoment(site)),
    ])
    const view = reportOddities(read, source.endpoint)
    // A service sends an empty list while its data is imported or its cache is cleared. Publishing refuses it too.
    if (view.sections.size + view.gallery.length + view.articles.length === 0)
      throw new Error('The answer is empty')
    const bound = bind(pageDocument.page, { content: view, site, visit: { params }, storage, localAddress })
    return { document: pageDocument, bound }
  } catch (error) {
    report({ kind: 'content-failed', endpoint: source.endpoint, error })
    return undefined
  }
}
