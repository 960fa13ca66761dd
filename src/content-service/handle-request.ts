import { readFile, readdir } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { lookup } from 'mrmime'

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
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, 'Method not allowed')
  const file = safePath(folder, pathname)
  if (!file || file === resolve(folder, 'api')) return answer(404, 'Not found')
  if (pathname.startsWith('/api/')) {
    const text = (await readText(`${file}.json`)) ?? (await readList(file))
    if (text === undefined) return answer(404, 'Not found')
    return new Response(text.replaceAll('{origin}', origin), { headers: json })
  }
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) return answer(404, 'Not found')
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': lookup(file) ?? 'application/octet-stream',
      'cache-control': 'public, max-age=3600',
    },
  })
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => undefined)

/** What a folder's files hold, newest first, without the long text that only a single answer needs. */
async function readList(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => undefined)
  if (!names) return undefined
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const entries = files.map((file): Record<string, unknown> => ({ ...JSON.parse(file), content: undefined }))
  return JSON.stringify(entries.toSorted((a, b) => String(b.created_at).localeCompare(String(a.created_at))))
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
