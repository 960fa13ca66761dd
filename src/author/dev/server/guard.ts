import type { IncomingMessage } from 'node:http'
import { isEqual } from '../../../util/is-equal.ts'
import { tokenHeader } from '../../protocol/protocol.ts'
import { messageOf } from '../../../util/message-of.ts'

/** Why a request is not accepted. */
export interface Rejection {
  status: 400 | 403 | 404 | 405 | 413 | 415
  problem: string
}

type ReceivedRequest = Pick<IncomingMessage, 'method' | 'headers'> & {
  socket: { localPort?: number | undefined }
}

/**
 * Checks that a request comes from a page of this server. Another site can send requests to a development server, directly
 * or by a name that leads to this machine. Only a page of this server knows the token.
 */
export function rejectionOf(
  { method, headers, socket }: ReceivedRequest,
  token: string,
): Rejection | undefined {
  const { host = '', origin, 'sec-fetch-site': site } = headers
  const [, name = '', port = '80'] = /^(localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/i.exec(host) ?? []
  if (name === '' || Number(port) !== socket.localPort)
    return refused(
      'The editor answers at localhost only. Open the site at the address that npm run dev prints',
    )
  if (method !== 'POST') return { status: 405, problem: 'Expected the method POST' }
  if (origin !== `http://${host}`) return refused('The request comes from another site')
  if (site !== undefined && site !== 'same-origin') return refused('The request comes from another site')
  if (!isToken(headers[tokenHeader], token))
    return refused('The token is not that of this server: reload the page')
  if (headers['content-type'] !== 'application/json')
    return { status: 415, problem: 'Expected the content type application/json' }
  return undefined
}

const refused = (problem: string): Rejection => ({ status: 403, problem })

const isToken = (given: string | string[] | undefined, token: string) =>
  typeof given === 'string' && isEqual(given, token)

/** Maximum number of bytes of a request: a picture of 9 MB in base64. */
const MAX_BYTES = 12_000_000

/** Reads the JSON of a request. */
export async function bodyOf(request: AsyncIterable<unknown>): Promise<{ value: unknown } | Rejection> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue
    length += part.length
    // The rest is read and dropped: a client that still sends would not hear the answer.
    if (length > MAX_BYTES) parts.length = 0
    else parts.push(part)
  }
  if (length > MAX_BYTES) return { status: 413, problem: `Expected at most ${MAX_BYTES / 1_000_000} MB` }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
    return { value: JSON.parse(text, withoutPrototype) }
  } catch (error) {
    return { status: 400, problem: messageOf(error) }
  }
}

/** Refuses a key that has a meaning of its own in an object literal. */
function withoutPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__' || (typeof value === 'string' && value === '__proto__'))
    throw new Error('Expected no key __proto__')
  return value
}
