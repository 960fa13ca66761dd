import {
  contentAddress,
  largestAnswer,
  tooLarge,
  type ContentClient,
} from '../../runtime/content/content-client.ts'
import { readEndpoint } from './read-endpoint.ts'

/** The embedded service's address at build time; pictures it names by it are the published site's own. */
export const embedded = 'http://embedded.invalid'

/** A host that says nothing for this many milliseconds is down. */
export const patience = 20_000

/** Where publishing asks for an endpoint. */
export const buildAddress = (host: string, endpoint: string) => contentAddress(host || embedded, endpoint)

/** How publishing asks for content: the content host, or the embedded service's files in `folder` where there is no host. */
export function buildClient(host: string, folder: string): ContentClient {
  return {
    host: host || embedded,
    patience,
    badStatus: ({ status, statusText }) => `status ${status} ${statusText}`.trim(),
    send: host
      ? (address, init) => fetch(address, init).catch((error: unknown) => explain(error, init))
      : async (address) => {
          const { handleRequest } = await import('./handle-request.ts')
          return handleRequest(new Request(address), folder)
        },
  }
}

/** An endpoint's answer as the embedded service would send it, without the way over a request. */
export async function embeddedAnswer(endpoint: string, folder: string): Promise<string> {
  const text = readEndpoint(new URL(buildAddress('', endpoint)), folder)
  if (text === undefined) throw new Error('status 404')
  if (text.length > largestAnswer) throw new Error(tooLarge)
  // What reads an answer takes it for a sign of how that is written.
  return text.replace(/^\uFEFF/, '')
}

/** Node's fetch says only that it failed; the reason is its cause. */
function explain(error: unknown, { signal }: RequestInit): never {
  if (signal?.aborted) throw error
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const message = cause instanceof Error ? cause.message : String(cause)
  throw new Error(`no answer: ${message || code}`, { cause: error })
}
