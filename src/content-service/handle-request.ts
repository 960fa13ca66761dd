import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sendFile } from './send-file.ts'

/** Whether the embedded content service answers this path. */
export function isContentPath(pathname: string): boolean {
  return /^\/(api|storage)\//.test(pathname)
}

/**
 * The embedded content service: `/api/{endpoint}` from `{folder}/api/{endpoint}.json`, `/storage/{path}` from
 * `{folder}/storage/{path}`. An endpoint that is a folder answers with the list of its files.
 * `{origin}` in an answer becomes the address it was asked at, as absolute addresses need.
 */
export async function handleRequest(request: Request, folder: string): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  const { method } = request
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
  if (method !== 'GET' && method !== 'HEAD') return answer(405, 'Method not allowed', { allow })
  const [room, ...path] = pathParts(pathname) ?? []
  const file = path.join('/')
  if (room === 'api' && file) {
    const text =
      (await readText(join(folder, room, `${file}.json`))) ?? (await readList(join(folder, room, file)))
    if (text !== undefined) return new Response(text.replaceAll('{origin}', origin), { headers: json })
  }
  if (room === 'storage' && file) {
    const headers = { 'cache-control': 'public, max-age=3600' }
    const sent = await sendFile(request, { folder: join(folder, room), file, headers })
    if (sent) return sent
  }
  return answer(404, 'Not found')
}

const allow = 'GET, HEAD, OPTIONS'

const readText = (file: string) => readFile(file, 'utf8').catch(() => undefined)

/** What a folder's files hold, newest first, without the long text that only a single answer needs. */
async function readList(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => undefined)
  if (!names) return undefined
  const texts = names
    .filter((name) => /^[^.].*\.json$/.test(name))
    .map((name) => readFile(join(folder, name), 'utf8'))
  const entries = (await Promise.all(texts)).map((text): Record<string, unknown> => ({
    ...JSON.parse(text),
    content: undefined,
  }))
  return JSON.stringify(entries.toSorted((a, b) => String(b.created_at).localeCompare(String(a.created_at))))
}

const json = { 'content-type': 'application/json', 'cache-control': 'no-cache' }

function answer(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-cache', ...headers } })
}

/** The names that a path is made of; undefined where one is empty, hidden, malformed, or leads elsewhere. */
function pathParts(pathname: string): string[] | undefined {
  try {
    const parts = pathname.slice(1).split('/').map(decodeURIComponent)
    return parts.every((part) => /^[^./\\\0][^/\\\0]*$/.test(part)) ? parts : undefined
  } catch {
    return undefined
  }
}
