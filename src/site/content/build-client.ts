import {
  answerTimeoutMs,
  contentAddress,
  MAX_ANSWER_LENGTH,
  tooLarge,
  type ContentClient,
} from '../../runtime/content/content-client.ts'
import { readEndpoint, type ReadingOptions } from './read-endpoint.ts'
import { StatusError } from './retry-when-busy.ts'

/** Address of the embedded service at build time. Pictures with this address belong to the published site itself. */
export const embedded = 'http://embedded.invalid'

/** Returns the address of an endpoint for publishing. */
export const buildAddress = (host: string, endpoint: string) => contentAddress(host || embedded, endpoint)

/**
 * Creates the client with which publishing requests content: from the content host, or without a host from the embedded
 * service's files in `folder`.
 */
export function buildClient(host: string, folder: string): ContentClient {
  return {
    host: host || embedded,
    timeoutMs: answerTimeoutMs,
    badStatus: (response) => new StatusError(response),
    ...(!host && {
      send: async (address: string) => {
        const { answerContent } = await import('./answer-content.ts')
        return answerContent(new Request(address), folder)
      },
    }),
  }
}

/** Returns an endpoint's answer as the embedded service would send it, without a request. */
export async function embeddedAnswer(
  endpoint: string,
  folder: string,
  options?: ReadingOptions,
): Promise<string> {
  const text = readEndpoint(new URL(buildAddress('', endpoint)), folder, options)
  if (text === undefined) throw new Error('status 404')
  if (text.length > MAX_ANSWER_LENGTH) throw new Error(tooLarge)
  // Reading a response removes the byte-order mark too.
  return text.replace(/^\uFEFF/, '')
}
