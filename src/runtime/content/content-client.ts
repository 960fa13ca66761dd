import type { ContentSource } from '../../../schemas/page.ts'

/** Settings for requests to the content service, used by the browser and by publishing. */
export interface ContentClient {
  /** Address of the service; empty for this site's own. */
  host: string
  /** Milliseconds after which the service counts as down. */
  timeoutMs: number
  /** Returns the error for a response without success. */
  badStatus: (response: Response) => Error
  /** Sends the request; unset, over the network. */
  send?: (address: string, init: RequestInit) => Promise<Response>
  /** Aborted by a caller that no longer needs the answer. */
  signal?: AbortSignal
}

/** Milliseconds after which a visitor sees an error instead of waiting for an answer. */
export const answerTimeoutMs = 15_000

/** Maximum length of an answer, in characters. */
export const MAX_ANSWER_LENGTH = 4_000_000
export const tooLarge = 'The answer is too large: more than 4 MB'
export const oneOfSeveral = 'The answer is one page of several'

/**
 * Returns an endpoint's answer as text. Makes one GET without headers or query (document 1 §7). Rejects with an error
 * that gives the reason if there is no answer.
 */
export async function askContent(endpoint: string, client: ContentClient): Promise<string> {
  const { host, timeoutMs, badStatus, send = fetch, signal } = client
  const ended = new AbortController()
  const cancel = () => ended.abort(signal?.reason)
  if (signal?.aborted) cancel()
  // Joined by hand: the function for it is missing in Chrome 115 and Safari 17.3.
  signal?.addEventListener('abort', cancel)
  const timer = setTimeout(
    () => ended.abort(new Error(`No answer within ${timeoutMs / 1000} seconds`)),
    timeoutMs,
  )
  try {
    const response = await send(contentAddress(host, endpoint), { signal: ended.signal })
    if (!response.ok) throw badStatus(response)
    // WordPress and others send a list without an envelope page by page.
    if (/rel="?next/.test(response.headers.get('link') ?? '')) throw new Error(oneOfSeveral)
    return await textOf(response)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

/** Returns the endpoint of a page with these parameters: `blog/:id` becomes `blog/first`. */
export function endpointOf({ endpoint }: Pick<ContentSource, 'endpoint'>, params: Params): string {
  return endpoint.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Returns the address of an endpoint. */
export const contentAddress = (host: string, endpoint: string) => `${host}/api/${endpoint}`

export type Params = Readonly<Record<string, string | undefined>>

/** Reads a body in the encoding that its header names, or else as UTF-8. */
async function textOf({ body, headers }: Response): Promise<string> {
  if (!body) return ''
  const [, label] = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '') ?? []
  const reader = body.pipeThrough(new TextDecoderStream(label)).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
    if (text.length <= MAX_ANSWER_LENGTH) continue
    await reader.cancel()
    throw new Error(tooLarge)
  }
}
