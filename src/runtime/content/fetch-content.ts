import type { ContentSource, Page } from '../../../schemas/page.ts'
import { answerTimeoutMs, askContent, endpointOf, type Params } from './content-client.ts'
import { contentHost } from './content-host.ts'
import type { Moment } from '../../../block-library/parts/is-shown.ts'
import type { ReadContent, ReadOptions } from './read-content.ts'

/** Default: an answer is read as it was sent. */
const unchanged = (answer: unknown): unknown => answer

/**
 * Returns a page's content, requested once. The libraries that read it load at the same time. Rejects with an error
 * whose message is shown to the visitor. Leaving the page aborts `signal`.
 */
export async function fetchContent(
  source: ContentSource,
  params: Params,
  badStatus: string,
  signal?: AbortSignal,
  change = unchanged,
  moment?: Moment,
): Promise<ReadContent> {
  const [text] = await Promise.all([
    fetchAnswer(source, params, badStatus, signal),
    import('./read-content.ts'),
  ])
  return readAnswer(source, text, badStatus, change, moment)
}

/** Returns the service's answer unchanged. */
export function fetchAnswer(
  source: ContentSource,
  params: Params,
  badStatus: string,
  signal?: AbortSignal,
): Promise<string> {
  return askContent(endpointOf(source, params), {
    host: contentHost,
    timeoutMs: answerTimeoutMs,
    badStatus: ({ status, headers }) => {
      // The development server names the place in the file.
      const broken = import.meta.env.DEV && headers.get('x-broken-file')
      return new Error(broken ? decodeURIComponent(broken) : badStatus.replace('{code}', String(status)))
    },
    ...(signal && { signal }),
  })
}

/** Reads an answer. An answer without an article is treated as a missing article (document 1 §2.10). */
export async function readAnswer(
  source: ContentSource,
  text: string,
  noArticle: string,
  change = unchanged,
  moment?: Moment,
): Promise<ReadContent> {
  const { readContent } = await import('./read-content.ts')
  return readContent(change(JSON.parse(text)), { ...readOptions(source), noArticle, moment })
}

/** Reads sections of the page's fallback as if the service had sent them. */
export async function readFallback(source: ContentSource, sections: unknown): Promise<ReadContent> {
  const { readContent } = await import('./read-content.ts')
  return readContent(sections, { ...readOptions(source), envelope: 'either' })
}

/** Returns the text that the visitor sees if a page's content cannot be loaded (document 2 §8). */
export function errorLine(error: unknown, { error: frame }: Pick<Page['states'], 'error'>): string {
  return frame.replace('{message}', () => (error instanceof Error ? error.message : String(error)))
}

function readOptions({ kind, envelope, imageField }: ContentSource): ReadOptions {
  return { kind, envelope, imageField, host: contentHost, loadSanitizer }
}

async function loadSanitizer() {
  return (await import('./sanitizer.ts')).ownSanitizer()
}
