import { fetchAnswer } from '../content/fetch-content.ts'
import { contentHash } from '../engine/content-hash.ts'
import { report } from '../engine/event-sink.ts'
import type { PublishedPage } from '../engine/published-page.ts'

/** The content service's present answer, and the page that was published from an older one. */
export interface NewerContent {
  page: PublishedPage
  answer: string
}

/**
 * Makes the one content call of a published page. Resolves with the answer where it differs from the one that the page was
 * published from, and else with undefined. Never rejects: without an answer the visitor reads what was published.
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

/** Resolves once the page and its pictures are there: nothing newer is worth holding them up. */
async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }))
}
