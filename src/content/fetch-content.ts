import type { ContentSource, Page } from '../../schemas/page.ts'
import { contentHost } from './content-host.ts'
import type { ReadContent, ReadOptions } from './read-content.ts'

/** After this many milliseconds the visitor is told instead of kept waiting. */
const patience = 15_000
/** An answer larger than this many characters is not a page's content. */
const largest = 4_000_000

/**
 * A page's content: one GET, no headers, no parameters (documents §7). The libraries that read it load meanwhile.
 * Rejects with an error whose message is the reason the visitor is shown; whoever leaves the page aborts `controller`.
 */
export async function fetchContent(
  source: ContentSource,
  params: Params,
  badStatus: string,
  controller: AbortController,
): Promise<ReadContent> {
  const [text] = await Promise.all([
    fetchAnswer(source, params, badStatus, controller),
    import('./read-content.ts'),
  ])
  controller.signal.throwIfAborted()
  return readAnswer(source, text, badStatus)
}

/** The service's answer as it came. */
export async function fetchAnswer(
  source: ContentSource,
  params: Params,
  badStatus: string,
  controller: AbortController,
): Promise<string> {
  const late = () => controller.abort(new Error(`No answer within ${patience / 1000} seconds`))
  const timer = setTimeout(late, patience)
  const path = source.endpoint.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  try {
    return await getText(`${contentHost}/api/${path}`, badStatus, controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** What an answer says. One that holds no article is to the visitor as if there were none (document 1 §2.10). */
export async function readAnswer(
  source: ContentSource,
  text: string,
  noArticle: string,
): Promise<ReadContent> {
  const { readContent } = await import('./read-content.ts')
  return readContent(JSON.parse(text), { ...readOptions(source), noArticle })
}

type Params = Readonly<Record<string, string | undefined>>

/** Reads sections that came with the page as if the service had sent them. */
export async function readFallback(source: ContentSource, sections: unknown): Promise<ReadContent> {
  const { readContent } = await import('./read-content.ts')
  return readContent(sections, { ...readOptions(source), envelope: 'either' })
}

/** The line the visitor reads when a page's content cannot be had (document 2 §8). */
export function errorLine(error: unknown, { error: frame }: Pick<Page['states'], 'error'>): string {
  return frame.replace('{message}', () => (error instanceof Error ? error.message : String(error)))
}

function readOptions({ kind, envelope, imageField }: ContentSource): ReadOptions {
  return { kind, envelope, imageField, host: contentHost, loadSanitizer }
}

async function loadSanitizer() {
  return (await import('./sanitizer.ts')).ownSanitizer()
}

async function getText(address: string, badStatus: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(badStatus.replace('{code}', String(response.status)))
  if (!response.body) return ''
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
    if (text.length <= largest) continue
    await reader.cancel()
    throw new Error('The answer is too large')
  }
}
