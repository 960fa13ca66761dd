import { fetchContent } from '../content/fetch-content.ts'
import type { ReadContent } from '../content/read-content.ts'
import { aheadOfTime } from './ahead.ts'
import { loadParts } from './load-parts.ts'
import { loadDocument } from './page-documents.ts'

/** For so many milliseconds an answer that was fetched ahead is as good as one fetched now. */
const freshness = 60_000

const asked = new Map<string, { at: number; content: Promise<ReadContent | undefined> }>()

/** Fetches what the page at this address consists of, before the visitor goes there; once, until it is taken or stale. */
export function prefetchPage(pathname: string): void {
  if (!isFresh(asked.get(pathname)))
    asked.set(pathname, { at: Date.now(), content: aheadOfTime(() => fetchAhead(pathname)) })
}

/** The content that was fetched ahead for this address, if there is any; whoever takes it has it alone. */
export function takePrefetched(pathname: string): Promise<ReadContent | undefined> | undefined {
  const known = asked.get(pathname)
  asked.delete(pathname)
  return isFresh(known) ? known?.content : undefined
}

const isFresh = (known: { at: number } | undefined) =>
  known !== undefined && Date.now() - known.at < freshness

/** Nothing where it fails: who opens the page then tries it themselves, and is told. */
async function fetchAhead(pathname: string): Promise<ReadContent | undefined> {
  try {
    const { document, params } = await loadDocument(pathname)
    const { blocks, content, states } = document.page
    const [answer] = await Promise.all([
      content && fetchContent(content, params, states.badStatus, new AbortController()),
      loadParts(blocks),
    ])
    return answer
  } catch {
    return undefined
  }
}
