import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** An answer of an endpoint. */
export interface Recorded {
  endpoint: string
  status?: number
  headers: Record<string, string>
  milliseconds?: number
  body?: unknown
}

/**
 * Serves recorded answers, each as late as it was recorded, and these files under `/storage/`, as a content host does.
 * The endpoint `cut` closes the connection. Returns the address.
 */
export async function recordedHost(
  answers: ReadonlyMap<string, Recorded>,
  files: Record<string, { type: string; bytes: Uint8Array | string; headers?: Record<string, string> }> = {},
  cut?: string,
): Promise<string> {
  const server = createServer((request, response) => {
    const path = decodeURI(request.url ?? '')
    const file = files[path.replace(/^\/(?:storage\/)?/, '')]
    if (file) return response.writeHead(200, { 'content-type': file.type, ...file.headers }).end(file.bytes)
    const endpoint = path.replace('/api/', '')
    if (endpoint === cut) return request.socket.destroy()
    const answer = answers.get(endpoint)
    if (!answer) return response.writeHead(404).end()
    const { status = 200, headers, body, milliseconds } = answer
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return setTimeout(() => response.writeHead(status, headers).end(text), milliseconds)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address())
  return `http://127.0.0.1:${port}`
}
