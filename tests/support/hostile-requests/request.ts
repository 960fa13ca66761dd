/** A request that no ordinary client sends, byte by byte, and its allowed outcomes. */
export interface HostileRequest {
  /** The oddity of the request, for the message of a failed test. */
  name: string
  /** Bytes to send. */
  bytes: Buffer
  /** Allowed statuses. `cut` allows the server to close the connection without an answer. */
  allowed: readonly Outcome[]
  /** Whether the request is incomplete. The sender then ends the connection's writing side. */
  isUnfinished?: boolean
}

export const cut = 'cut'
type Outcome = number | typeof cut

/** Statuses for an invalid or missing address. */
export const nowhere = [400, 404]

interface Wire {
  method?: string
  version?: string
  /** `undefined` sends no host. */
  host?: string | undefined
  /** Additional header lines. */
  headers?: string[]
  body?: string
}

/** Returns the bytes of a request. Each character of the texts is one byte. The connection ends after the answer. */
export function wire(target: string, parts: Wire = {}): Buffer {
  const { method = 'GET', version = 'HTTP/1.1', headers = [], body = '' } = parts
  const host = 'host' in parts ? parts.host : 'site.example'
  const lines = [
    `${method} ${target} ${version}`,
    ...(host === undefined ? [] : [`Host: ${host}`]),
    ...headers,
    'Connection: close',
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')
}

/** Returns the UTF-8 bytes of a text, each as one character. */
export const utf8 = (text: string) => Buffer.from(text).toString('latin1')

/** Returns every pair of two lists. */
export const pairs = <A, B>(some: readonly A[], others: readonly B[]): [A, B][] =>
  some.flatMap((item) => others.map((other): [A, B] => [item, other]))

/** Quotes a text for a test's name. Shortens it to be readable. */
export const shown = (text: string) =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text)
