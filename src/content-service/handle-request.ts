import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { lookup } from 'mrmime'

/** Whether the embedded content service answers this path. */
export function isContentPath(pathname: string): boolean {
  return /^\/(api|storage)\//.test(pathname)
}

/**
 * The embedded content service: `/api/{endpoint}` from `{folder}/api/{endpoint}.json`, `/storage/{path}` from
 * `{folder}/storage/{path}`. `{origin}` in an answer becomes the address it was asked at, as absolute addresses need.
 */
export async function handleRequest(request: Request, folder: string): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, 'Method not allowed')
  const isApi = pathname.startsWith('/api/')
  const file = safePath(folder, isApi ? `${pathname}.json` : pathname)
  const bytes = file && (await readFile(file).catch(() => undefined))
  if (!bytes) return answer(404, 'Not found')
  if (isApi) return new Response(bytes.toString().replaceAll('{origin}', origin), { headers: json })
  const type = lookup(file) ?? 'application/octet-stream'
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
  })
}

const json = { 'content-type': 'application/json', 'cache-control': 'no-cache' }

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status })
}

/** The file a path names; undefined where the path is malformed or leads out of the folder. */
function safePath(folder: string, pathname: string): string | undefined {
  try {
    const file = resolve(join(folder, decodeURIComponent(pathname)))
    return file.startsWith(resolve(folder) + sep) ? file : undefined
  } catch {
    return undefined
  }
}
