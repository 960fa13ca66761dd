import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { headersFor } from './hosting/host-files.ts'
import { openAccessLog } from './access-log.ts'
import type { ContentSettings } from './embedded/content-app.ts'
import { storedAnswers } from './embedded/stored-answers.ts'
import { startEnquiries, type EnquirySettings } from './enquiries/start-enquiries.ts'
import { openInbox } from './inbox/open-inbox.ts'
import { openPreview } from './preview.ts'
import { openPublished } from './published-folder.ts'
import { siteApp } from './site-app.ts'

export interface ServerSettings extends Omit<ContentSettings, 'take' | 'attach'> {
  /** Where enquiries are stored, and to whom they are delivered. */
  enquiries: EnquirySettings
  /** The published folder: an absolute path. */
  folder: string
  /** The published preview and the secret of its links; undefined, the preview is closed. */
  preview?: { folder: string; secret: string } | undefined
  /** Port; 0 selects a free one. */
  port: number
  /** Address to listen on; unset, only this machine can connect. */
  host?: string
  /** Whether the content of the site is on another host. */
  hasContentHost?: boolean
  /** File to which each request is logged. */
  accessLog?: string | undefined
  /** Time limits for clients that differ from the defaults. */
  timeouts?: Partial<Timeouts>
}

export interface RunningServer {
  /** Address of the server, without a slash at the end. */
  url: string
  /** Stops the server after its open requests have ended. */
  stop: () => Promise<void>
}

/**
 * Serves a published folder with the embedded content service. Rejects if the port is taken or nothing is published.
 */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { folder, port, host = '127.0.0.1', say } = settings
  const { silence, ...ofRequests }: Timeouts = { ...timeouts, ...settings.timeouts }
  const published = await openPublished(folder, say)
  const { preview: ofPreview } = settings
  const preview =
    ofPreview &&
    openPreview({
      published: await openPublished(ofPreview.folder, say),
      secret: ofPreview.secret,
      proxies: settings.proxies,
    })
  const enquiries = await startEnquiries(settings.enquiries, say)
  const { proxies, siteUrl, accessLog, content } = settings
  const log = accessLog ? openAccessLog(accessLog, proxies, say) : undefined
  const inbox = openInbox(settings.enquiries, enquiries.desk, { proxies, siteUrl, say })
  const readAnswer = storedAnswers(content)
  const app = siteApp(published, { ...settings, ...enquiries, inbox, readAnswer, preview })
  const listener = getRequestListener(app.fetch, {
    hostname: 'localhost',
    // A malformed Host or address.
    errorHandler: async () => {
      const { rules } = await published.current()
      return new Response(null, { status: 400, headers: headersFor('/', rules) })
    },
  })
  const server = createServer({ ...ofRequests, maxHeaderSize }, (request, response) => {
    log?.(request, response)
    void listener(request, response)
  })
  server.setTimeout(silence)
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    await Promise.all([published.close(), preview?.close(), enquiries.stop()])
    throw error
  }
  let stopping: Promise<void> | undefined
  return {
    url: urlOf(server, host),
    stop: () =>
      (stopping ??= closeServer(server).then(enquiries.stop).then(published.close).then(preview?.close)),
  }
}

/** Time limits for clients, in milliseconds. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than nginx keeps a connection, so that nginx never finds it closed.
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
  /** Time after which a connection without any data is closed. */
  silence: 120_000,
}
type Timeouts = typeof timeouts
const maxHeaderSize = 16_384
/** Maximum milliseconds that open requests may take after the server is stopped. */
const MAX_CLOSING_MS = 10_000

async function closeServer(server: Server): Promise<void> {
  server.close()
  const began = performance.now()
  const clock = setInterval(() => {
    if (performance.now() - began < MAX_CLOSING_MS) server.closeIdleConnections()
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
