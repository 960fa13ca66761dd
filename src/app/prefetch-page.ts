import { fetchContent } from '../content/fetch-content.ts'
import type { ReadContent } from '../content/read-content.ts'
import { loadEveryPart } from './load-every-part.ts'
import { loadDocument } from './load-document.ts'

/** For so many milliseconds a prefetched answer is as good as one fetched now. */
const freshness = 60_000

const asked = new Map<string, { at: number; content: Promise<ReadContent | undefined> }>()

/** Prefetches what the page at this address consists of; once, until it is taken or stale. */
export async function prefetchPage(pathname: string): Promise<void> {
  if (isFresh(asked.get(pathname))) return
  const content = prefetch(pathname)
  asked.set(pathname, { at: Date.now(), content })
  await content
}

/** The content that was prefetched for this address, if there is any; it is given away once. */
export function takePrefetched(pathname: string): Promise<ReadContent | undefined> | undefined {
  const known = asked.get(pathname)
  asked.delete(pathname)
  return isFresh(known) ? known?.content : undefined
}

const isFresh = (known: { at: number } | undefined) =>
  known !== undefined && Math.abs(Date.now() - known.at) < freshness

/** Undefined where it fails: opening the page then asks again, and shows why. */
async function prefetch(pathname: string): Promise<ReadContent | undefined> {
  try {
    const { document, params } = await loadDocument(pathname)
    const { content, states } = document.page
    const [answer] = await Promise.all([
      content && fetchContent(content, params, states.badStatus),
      loadEveryPart(document),
    ])
    return answer
  } catch {
    return undefined
  }
}
