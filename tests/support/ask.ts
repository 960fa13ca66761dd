import { request, type Agent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  agent?: Agent
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

/**
 * Sends a request without client conveniences: the path stays as given, redirects are not followed, answers stay
 * compressed.
 */
export async function ask(url: string, path = '/', { body, ...options }: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const response = await new Promise<IncomingMessage>((settle, fail) => {
    request({ hostname, port, path, ...options }, settle)
      .on('error', fail)
      .end(body)
  })
  const bytes = await buffer(response)
  return { status: response.statusCode ?? 0, headers: response.headers, body: bytes, text: String(bytes) }
}
