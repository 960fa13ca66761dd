import { ReadStream, type Stats } from 'node:fs'
import { Readable } from 'node:stream'
import send from '@fastify/send'
import { createStreamBody } from '@hono/node-server/utils/stream'
import { getMimeType } from 'hono/utils/mime'

export interface FileToSend {
  /** Where it lies: an absolute path. */
  folder: string
  /** Its path in there. */
  file: string
  /** What the answer says beside what the file tells by itself. */
  headers: Record<string, string>
  /** The ending of the packed file beside it that is sent in its place; `headers` name the encoding. */
  packed?: string
}

/**
 * Answers with a file, a part of it, or that the client has it already, by RFC 9110. Undefined where there is no
 * such file.
 */
export async function sendFile(request: Request, wanted: FileToSend): Promise<Response | undefined> {
  const { folder, file, headers, packed = '' } = wanted
  const asked = withoutBody(request)
  const { type, statusCode, stream, ...sent } = await send(asked, encodeURIComponent(file + packed), {
    root: folder,
    // What may be asked for is settled by then.
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    contentType: false,
    onFile: (_path, stat) => correctRange(asked, stat),
  })
  if (type === 'file') {
    const all = new Headers({
      ...sent.headers,
      'content-type': getMimeType(file) ?? 'application/octet-stream',
    })
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    const body = stream instanceof ReadStream ? createStreamBody(stream) : null
    return new Response(body, { status: statusCode, headers: all })
  }
  // A precondition that failed, or a range that is not there.
  if (statusCode === 412) return new Response(null, { status: 412 })
  if (statusCode === 416) {
    return new Response(null, {
      status: 416,
      headers: { 'content-range': sent.headers['Content-Range'] ?? '' },
    })
  }
  if (statusCode >= 500) throw new Error(`${file} cannot be read`, { cause: sent.metadata })
  return undefined
}

type Asked = Readable & { method: string; headers: Record<string, string> }

/** What the library wants to know of a request. */
const withoutBody = ({ method, headers }: Request): Asked =>
  Object.assign(Readable.from([]), { method, headers: Object.fromEntries(headers) })

/**
 * Ranges are of GET alone (§14.2), and only a strong validator or the very date vouches for a part (§13.1.5). Who wants
 * more of the end than there is gets all (§14.1.2); the library would refuse.
 */
function correctRange({ method, headers }: Asked, { mtime, size }: Stats): void {
  const ifRange = headers['if-range']
  const isSame = ifRange === undefined || ifRange === mtime.toUTCString()
  if (method !== 'GET' || !isSame) delete headers.range
  const end = /^bytes=-(\d+)$/.exec(headers.range ?? '')?.[1]
  if (size > 0 && Number(end) > size) headers.range = 'bytes=0-'
}
