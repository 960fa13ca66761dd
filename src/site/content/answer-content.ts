import { join } from 'node:path'
import { pathParts, readEndpoint } from './read-endpoint.ts'
import { sendFile } from './send-file.ts'

/** Returns whether the embedded content service answers this path. */
export function isContentPath(pathname: string): boolean {
  return /^\/(api|storage)\//.test(pathname)
}

/**
 * Answers requests to the embedded content service: `/api/{endpoint}` by `readEndpoint`, `/storage/{path}` from
 * `{folder}/storage/{path}`.
 */
export async function answerContent(
  request: Request,
  folder: string,
  read: (url: URL) => string | undefined = (url) => readEndpoint(url, folder),
): Promise<Response> {
  const url = new URL(request.url)
  const { method } = request
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
  if (method !== 'GET' && method !== 'HEAD') return answer(405, 'Method not allowed', { allow })
  const text = read(url)
  if (text !== undefined) return new Response(text, { headers: json })
  const [room, ...path] = pathParts(url.pathname) ?? []
  const file = path.join('/')
  if (room === 'storage' && file) {
    const headers = { 'cache-control': 'public, max-age=3600' }
    const sent = await sendFile(request, { folder: join(folder, room), file, headers })
    if (sent) return sent
  }
  return answer(404, 'Not found')
}

const allow = 'GET, HEAD, OPTIONS'

const json = { 'content-type': 'application/json', 'cache-control': 'no-cache' }

function answer(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-cache', ...headers } })
}
