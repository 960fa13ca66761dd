import { createServer as createHttps } from 'node:https'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { closeNow, listening } from '../../bench/sink.ts'

/** An answer of a server, decoded. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Changes the answer to a request, or returns "hang" for no answer at all. Undefined passes it on. */
export type Alter = (
  asked: { method: string; path: string; host: string },
  answer: () => Promise<Answer>,
) => Promise<Answer | undefined> | Answer | 'hang' | undefined

/** Starts a server in front of another one, whose answers `alter` may change. */
export async function faultyFront(target: string, alter: Alter, tls?: { key: string; cert: string }) {
  const sockets = new Set<Socket>()
  const handle = async (asked: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(asked)
    const { 'accept-encoding': _, ...headers } = asked.headers
    const forward = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const { method, url: path } = asked
        const sent = request(target + path, { method, headers }, resolve)
        sent.on('error', reject).end(body)
      })
    const decoded = async () => {
      const got = await forward()
      const texts = Object.entries(got.headers).map(([name, value]) => [name, String(value)] as const)
      return {
        status: got.statusCode ?? 0,
        headers: Object.fromEntries(
          texts.filter(([name]) => !['content-length', 'transfer-encoding', 'etag'].includes(name)),
        ),
        body: (await buffer(got)).toString(),
      }
    }
    const altered = await alter(
      { method: asked.method ?? '', path: asked.url ?? '', host: asked.headers.host ?? '' },
      decoded,
    )
    if (altered === 'hang') return
    if (altered) return void response.writeHead(altered.status, altered.headers).end(altered.body)
    const got = await forward()
    response.writeHead(got.statusCode ?? 0, got.headers)
    got.pipe(response)
  }
  const listen = (asked: IncomingMessage, response: ServerResponse) =>
    void handle(asked, response).catch(() => response.destroy())
  const server = tls ? createHttps(tls, listen) : createServer(listen)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  const port = await listening(server)
  return { url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`, close: () => closeNow(server, sockets) }
}
