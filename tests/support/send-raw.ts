import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

interface Sending {
  /** Says that nothing more will come, though what was sent is no whole request. */
  isUnfinished?: boolean
  /** How long, in milliseconds, the server may take. */
  within?: number
}

/** What a server says to these bytes, until it closes the connection; undefined where it does not in time. */
export async function sendRaw(
  url: string,
  bytes: Buffer,
  { isUnfinished = false, within = 5000 }: Sending = {},
): Promise<RawAnswer[] | undefined> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  // A server may close while it is written to.
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

/** The answers in what was received. Throws where that is none. */
function readAnswers(received: string, sent: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = []
  const isHead = sent.toString('latin1', 0, 5) === 'HEAD '
  // The answer of HTTP/0.9 is a page and nothing else.
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
