import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { headersFor } from './hosting/host-files.ts'
import type { ContentSettings } from './embedded/content-app.ts'
import { openPublished } from './published-folder.ts'
import { siteApp } from './site-app.ts'

export interface ServerSettings extends ContentSettings {
  /** The published folder: an absolute path. */
  folder: string
  /** 0 takes any that is free. */
  port: number
  /** The address to listen on; without it, this machine alone is answered. */
  host?: string
  /** How long a client may take, where that is to be otherwise. */
  timeouts?: Partial<Timeouts>
}

export interface RunningServer {
  /** Where it answers, without a slash behind it. */
  url: string
  /** Lets what is under way end, then ends. */
  stop: () => Promise<void>
}

/** Serves a published folder with the embedded content service. Rejects where the port is taken or nothing is published. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { folder, port, host = '127.0.0.1', say } = settings
  const { silence, ...ofRequests }: Timeouts = { ...timeouts, ...settings.timeouts }
  const published = await openPublished(folder, say)
  const listener = getRequestListener(siteApp(published, settings).fetch, {
    hostname: 'localhost',
    // What cannot even be read: a Host, or an address, that is none.
    errorHandler: async () => {
      const { rules } = await published.current()
      return new Response('Bad request', { status: 400, headers: headersFor('/', rules) })
    },
  })
  const server = createServer(
    { ...ofRequests, maxHeaderSize },
    (request, response) => void listener(request, response),
  )
  server.setTimeout(silence)
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    await published.close()
    throw error
  }
  let stopping: Promise<void> | undefined
  return {
    url: urlOf(server, host),
    stop: () => (stopping ??= closeServer(server).then(published.close)),
  }
}

/** How long a client may take, in milliseconds. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than nginx keeps a connection, so that it is never nginx who finds one closed.
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
  /** A connection on which nothing moves for so long is cut. */
  silence: 120_000,
}
type Timeouts = typeof timeouts
const maxHeaderSize = 16_384
/** So long, in milliseconds, open requests may take to end once the server is stopped. */
const longestClosing = 10_000

async function closeServer(server: Server): Promise<void> {
  server.close()
  const began = Date.now()
  const clock = setInterval(() => {
    if (Date.now() - began < longestClosing) server.closeIdleConnections()
    else server.closeAllConnections()
  }, 50)
  await once(server, 'close')
  clearInterval(clock)
}

function urlOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const isEverywhere = host === '0.0.0.0' || host === '::'
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}
