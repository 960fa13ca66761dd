/** A request that no client would send, byte by byte, and how it may be answered. */
export interface HostileRequest {
  /** What is odd about it, for whoever reads a failure. */
  name: string
  /** As it goes over the wire. */
  bytes: Buffer
  /** The statuses that may answer it; `cut` allows the connection to be closed without a word. */
  allowed: readonly Outcome[]
  /** It is no whole request: the sender says so by ending what it writes. */
  isUnfinished?: boolean
}

export const cut = 'cut'
type Outcome = number | typeof cut

/** What is no address, or one where nothing is. */
export const nowhere = [400, 404]

interface Wire {
  method?: string
  version?: string
  /** `undefined` sends none. */
  host?: string | undefined
  /** Lines below those that every request has. */
  headers?: string[]
  body?: string
}

/** A request as it stands on the wire; each character of the texts is one byte. The connection ends with its answer. */
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

/** Text as the bytes of its UTF-8, each as one character. */
export const utf8 = (text: string) => Buffer.from(text).toString('latin1')

/** Every pair of two lists. */
export const pairs = <A, B>(some: readonly A[], others: readonly B[]): [A, B][] =>
  some.flatMap((one) => others.map((other): [A, B] => [one, other]))

/** A long name is cut, that it can be read. */
export const shown = (text: string) =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text)
