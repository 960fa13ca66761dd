import { createWriteStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { openProxies } from './embedded/proxies.ts'

/** Appends a line about each request to a file, in the Common Log Format. The number of bytes includes the headers. */
export function openAccessLog(
  file: string,
  proxies: readonly string[] | undefined,
  say: (line: string) => void,
) {
  const { clientAddress } = openProxies(proxies)
  const stream = createWriteStream(file, { flags: 'a' })
  stream.on('error', (error) => say(`The access log cannot be written: ${error.message}`))
  return (incoming: IncomingMessage, response: ServerResponse) => {
    const time = new Date()
    const { socket } = incoming
    const before = socket.bytesWritten
    const header = (name: string) => incoming.headersDistinct[name]?.join(',')
    const client = clientAddress({ env: { incoming }, req: { header } })
    response.once('close', () => {
      const { method, url, httpVersion } = incoming
      const request = JSON.stringify(`${method} ${url} HTTP/${httpVersion}`)
      const bytes = socket.bytesWritten - before
      stream.write(`${client} - - [${commonTime(time)}] ${request} ${response.statusCode} ${bytes}\n`)
    })
  }
}

/** Returns a time as `10/Oct/2026:13:55:36 +0000`. */
function commonTime(time: Date): string {
  const [, day, month, year, clock] = time.toUTCString().split(' ')
  return `${day}/${month}/${year}:${clock} +0000`
}
