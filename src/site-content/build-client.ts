import { contentAddress, type ContentClient } from '../content/content-client.ts'
import { handleRequest } from '../content-service/handle-request.ts'

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
      : (address) => handleRequest(new Request(address), folder),
  }
}

/** Node's fetch says only that it failed; the reason is its cause. */
function explain(error: unknown, { signal }: RequestInit): never {
  if (signal?.aborted) throw error
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const message = cause instanceof Error ? cause.message : String(cause)
  throw new Error(`no answer: ${message || code}`, { cause: error })
}
