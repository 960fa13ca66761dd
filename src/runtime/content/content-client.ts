import type { ContentSource } from '../../../schemas/page.ts'

/** How the content service is asked, by the browser and by publishing alike. */
export interface ContentClient {
  /** Where the service is; empty for this site's own. */
  host: string
  /** After so many milliseconds the service counts as down. */
  patience: number
  /** What to say of an answer that is no success. */
  badStatus: (response: Response) => string
  /** Sends the request; unset, over the network. */
  send?: (address: string, init: RequestInit) => Promise<Response>
  /** Aborted by a caller that no longer needs the answer. */
  signal?: AbortSignal
}

/** Milliseconds after which a visitor sees an error instead of waiting for an answer. */
export const answerTimeoutMs = 15_000

/** An answer larger than this many characters is not a page's content. */
export const largestAnswer = 4_000_000
export const tooLarge = 'The answer is too large'

/** An endpoint's answer as text: one GET, no headers, no query (document 1 §7). Rejects with an error that says why there is none. */
export async function askContent(endpoint: string, client: ContentClient): Promise<string> {
  const { host, patience, badStatus, send = fetch, signal } = client
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(new Error(`No answer within ${patience / 1000} seconds`)),
    patience,
  )
  try {
    const signals = signal ? [signal, late.signal] : [late.signal]
    const response = await send(contentAddress(host, endpoint), { signal: AbortSignal.any(signals) })
    if (!response.ok) throw new Error(badStatus(response))
    return await textOf(response)
  } finally {
    clearTimeout(timer)
  }
}

/** The endpoint of a page at these parameters: `blog/:id` is `blog/first`. */
export function endpointOf({ endpoint }: Pick<ContentSource, 'endpoint'>, params: Params): string {
  return endpoint.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Where an endpoint is asked. */
export const contentAddress = (host: string, endpoint: string) => `${host}/api/${endpoint}`

export type Params = Readonly<Record<string, string | undefined>>

async function textOf({ body }: Response): Promise<string> {
  if (!body) return ''
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
    if (text.length <= largestAnswer) continue
    await reader.cancel()
    throw new Error(tooLarge)
  }
}
