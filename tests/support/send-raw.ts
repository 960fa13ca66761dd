import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

interface Sending {
  /** Ends the writing side after the bytes, although they are an incomplete request. */
  isUnfinished?: boolean
  /** Maximum milliseconds until the server closes the connection. */
  within?: number
}

/**
 * Sends bytes and returns the server's answers until it closes the connection. Returns undefined after `within`
 * milliseconds.
 */
export async function sendRaw(
  url: string,
  bytes: Buffer,
  { isUnfinished = false, within = 5000 }: Sending = {},
): Promise<RawAnswer[] | undefined> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  // The server may close the connection during the write.
  socket.on('error', () => undefined)
  socket.write(bytes)
  if (isUnfinished) socket.end()
  const isClosed = await new Promise<boolean>((settle) => {
    const clock = setTimeout(settle, within, false)
    socket.on('close', () => {
      clearTimeout(clock)
      settle(true)
    })
  })
  socket.destroy()
  return isClosed ? readAnswers(Buffer.concat(chunks).toString('latin1'), bytes) : undefined
}

/** Parses the received answers. Throws where there are none. */
function readAnswers(received: string, sent: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = []
  const isHead = sent.toString('latin1', 0, 5) === 'HEAD '
  // An HTTP/0.9 answer has only a body.
  if (received.startsWith('<')) return [{ status: 200, headers: {}, body: received }]
  let rest = received
  while (rest) {
    const end = rest.indexOf('\r\n\r\n')
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n')
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1])
    if (end < 0 || !status) throw new Error(`No answer: ${JSON.stringify(rest.slice(0, 200))}`)
    const headers = Object.fromEntries(
      lines.map((line) => [line.replace(/:.*/s, '').toLowerCase(), line.replace(/^[^:]*: ?/, '')]),
    )
    const hasBody = !isHead && status >= 200 && status !== 204 && status !== 304
    const { body, length } = hasBody ? readBody(rest.slice(end + 4), headers) : { body: '', length: 0 }
    rest = rest.slice(end + 4 + length)
    if (status >= 200) answers.push({ status, headers, body })
  }
  return answers
}

function readBody(text: string, headers: Record<string, string>): { body: string; length: number } {
  const size = headers['content-length']
  if (size !== undefined) return { body: text.slice(0, Number(size)), length: Number(size) }
  if (headers['transfer-encoding'] !== 'chunked') return { body: text, length: text.length }
  let [body, at] = ['', 0]
  for (;;) {
    const line = text.indexOf('\r\n', at)
    const chunk = Number.parseInt(text.slice(at, line), 16)
    if (!(chunk > 0)) return { body, length: line + 4 }
    body += text.slice(line + 2, line + 2 + chunk)
    at = line + 4 + chunk
  }
}
