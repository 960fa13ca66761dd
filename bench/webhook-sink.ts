import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { closeNow, listening, type Behaviour } from './sink.ts'

/** A post that the sink received, with a valid signature. */
export interface Post {
  id: string
  body: string
}

/** Secret of the signatures. */
export const sinkSecret = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`

/** Starts a webhook on this machine that stores each post with a valid signature. `behave` decides about each post. */
export async function webhookSink(behave: () => Behaviour = () => 'accept') {
  const posts: Post[] = []
  const sockets = new Set<Socket>()
  const webhook = new Webhook(sinkSecret)
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => {
        const behaviour = behave()
        if (behaviour === 'hang') return
        if (behaviour === 'refuse') return void response.writeHead(503).end()
        const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const)
        webhook.verify(body, Object.fromEntries(headers))
        posts.push({ id: String(request.headers['webhook-id']), body })
        setTimeout(() => response.end(), typeof behaviour === 'number' ? behaviour : 0)
      })
      .catch(() => response.writeHead(400).end())
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  const port = await listening(server)
  return { url: `http://127.0.0.1:${port}/enquiries`, posts, close: () => closeNow(server, sockets) }
}
