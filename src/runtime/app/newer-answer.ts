import { fetchAnswer } from '../content/fetch-content.ts'
import { contentHash } from '../engine/content-hash.ts'
import { report } from '../engine/event-sink.ts'
import type { PublishedPage } from '../engine/published-page.ts'

/** The current answer of the content service, and the page that was published from an older answer. */
export interface NewerContent {
  page: PublishedPage
  answer: string
}

/**
 * Makes the one content request of a published page. Resolves with the answer if it differs from the one that the page
 * was published from, else with undefined. Never rejects: without an answer, the published page stays.
 */
export async function newerAnswer({ content }: PublishedPage): Promise<string | undefined> {
  if (!content) return undefined
  const { source, params, badStatus, hash } = content
  const leaving = new AbortController()
  window.addEventListener('pagehide', () => leaving.abort(), { once: true })
  try {
    await pageLoaded()
    const answer = await fetchAnswer(source, params, badStatus, leaving.signal)
    return contentHash(answer, window.location.origin) === hash ? undefined : answer
  } catch (error) {
    if (!leaving.signal.aborted) report({ kind: 'content-failed', endpoint: source.endpoint, error })
    return undefined
  }
}

/** Resolves when the page and its pictures have loaded, so that the request does not delay them. */
async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }))
}
