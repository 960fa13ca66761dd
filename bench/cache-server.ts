import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the server treats a request. */
export type Fault = 'lose' | 'corrupt' | 'cut' | 'hang' | number

/** A cache in Bazel's HTTP protocol, in memory. */
export interface CacheServer {
  url: string
  /** Stored content by path, such as `/ac/…`. */
  stored: Map<string, Buffer>
  /** Number of requests, and bytes of their bodies and answers. */
  traffic: { requests: number; received: number; sent: number }
  close: () => Promise<void>
}

/**
 * The field `execution_metadata` of an `ActionResult` with the field `worker`. bazel-remote adds it to each entry.
 */
const addedByServers = Buffer.from([0x4a, 0x03, 0x0a, 0x01, 0x77])

/** Starts a cache. `faultOf` may return a fault for a request. */
export async function startCacheServer(
  faultOf: (request: { method: string; path: string }) => Fault | undefined = () => undefined,
): Promise<CacheServer> {
  const stored = new Map<string, Buffer>()
  const traffic = { requests: 0, received: 0, sent: 0 }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '' } = request
    const body = Buffer.concat(await request.toArray())
    traffic.requests += 1
    traffic.received += body.length
    const fault = faultOf({ method, path })
    if (fault === 'hang') return
    if (typeof fault === 'number') return void response.writeHead(fault).end()
    if (!/^\/(?:ac|cas)\/[a-f0-9]{64}$/.test(path)) return void response.writeHead(400).end()
    if (method === 'PUT') {
      if (fault !== 'lose')
        stored.set(path, path.startsWith('/ac/') ? Buffer.concat([body, addedByServers]) : body)
      return void response.writeHead(200).end()
    }
    const found = stored.get(path)
    if (!found || fault === 'lose') return void response.writeHead(404).end('Not found')
    const content = fault === undefined ? found : broken(found, fault)
    traffic.sent += content.length
    response.writeHead(200, { 'content-length': content.length }).end(content)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server at a port has such an address
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stored,
    traffic,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Returns content with one changed byte, or without its second half. */
function broken(content: Buffer, fault: 'corrupt' | 'cut'): Buffer {
  const middle = content.length >> 1
  if (fault === 'cut') return content.subarray(0, middle)
  const changed = Buffer.from(content)
  changed[middle] = (changed[middle] ?? 0) ^ 0xff
  return changed
}
