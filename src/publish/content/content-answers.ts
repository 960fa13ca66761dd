import { handleRequest } from '../../content-service/handle-request.ts'

/** The embedded service's address at build time; pictures it names by it are the published site's own. */
export const embedded = 'http://embedded.invalid'

/** A host that says nothing for this many milliseconds is down. */
export const patience = 20_000

/** Where an endpoint is asked. */
export const endpointAddress = (host: string, endpoint: string) => `${host || embedded}/api/${endpoint}`

/**
 * An endpoint's answer: from the content host, or straight from the embedded service's files in `folder` where there is
 * no host. Throws with the status, or with why there is none.
 */
export async function askContent(host: string, folder: string, endpoint: string): Promise<string> {
  const address = endpointAddress(host, endpoint)
  const response = await (host
    ? fetch(address, { signal: AbortSignal.timeout(patience) }).catch(explain)
    : handleRequest(new Request(address), folder))
  if (!response.ok) throw new Error(`status ${response.status} ${response.statusText}`.trim())
  return response.text()
}

/** Node's fetch says only that it failed; the reason is its cause. */
function explain(error: unknown): never {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const message = cause instanceof Error ? cause.message : String(cause)
  throw new Error(`no answer: ${message || code}`, { cause: error })
}
