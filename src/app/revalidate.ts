import { fetchAnswer } from '../content/fetch-content.ts'
import { contentHash as hashOf } from '../engine/content-hash.ts'
import { report } from '../engine/event-sink.ts'
import type { PublishedPage } from '../engine/published-page.ts'

/** The one content call of a published page. */
export interface Revalidation {
  /** What the service says now, where that is not what was published. Never rejects. */
  answer: Promise<string | undefined>
  /** The visitor has gone elsewhere: nothing is waited for or reported any more. */
  leave: () => void
}

/** Asks the service once whether a published page's content is newer; where it cannot tell, the visitor keeps what was published. */
export function revalidate(published: PublishedPage): Revalidation {
  const controller = new AbortController()
  return { answer: ask(published, controller.signal), leave: () => controller.abort() }
}

async function ask(
  { document: { page }, params, contentHash }: PublishedPage,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!page.content) return undefined
  try {
    await loaded()
    const answer = await fetchAnswer(page.content, params, page.states.badStatus, signal)
    return hashOf(answer, window.location.origin) === contentHash ? undefined : answer
  } catch (error) {
    if (!signal.aborted) report({ kind: 'content-failed', endpoint: page.content.endpoint, error })
    return undefined
  }
}

/** The page comes first, with all that it shows: nothing that is newer is worth holding up its pictures. */
async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((settle) => window.addEventListener('load', settle, { once: true }))
}
