import { once } from 'node:events'
import { ReadStream, type Stats } from 'node:fs'
import { Readable } from 'node:stream'
import send from '@fastify/send'
import { createStreamBody } from '@hono/node-server/utils/stream'
import { getMimeType } from 'hono/utils/mime'

export interface FileToSend {
  /** Absolute path of the folder. */
  folder: string
  /** Path of the file in the folder. */
  file: string
  /** Headers in addition to those of the file itself. */
  headers: Record<string, string>
  /** Extension of the compressed file that is sent instead; `headers` name the encoding. */
  packed?: string
}

/**
 * Answers with a file, a part of it, or that the client's copy is current, by RFC 9110. Undefined if there is no such
 * file.
 */
export async function sendFile(request: Request, fileToSend: FileToSend): Promise<Response | undefined> {
  const { folder, file, headers, packed = '' } = fileToSend
  const bodiless = withoutBody(request)
  const { type, statusCode, stream, ...sent } = await send(bodiless, encodeURIComponent(file + packed), {
    root: folder,
    // The caller has already checked that the file may be requested.
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    contentType: false,
    onFile: (_path, stat) => {
      // Reproducible images give all files one early date. Such a date does not change with the content.
      if (stat.mtimeMs < FIRST_DATE_MS) stat.mtime = stat.ctime
      correctRange(bodiless, stat)
    },
  })
  if (type === 'file') {
    const all = new Headers({
      ...sent.headers,
      'content-type': getMimeType(file) ?? (file.endsWith('.md') ? markdownType : 'application/octet-stream'),
    })
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    // A file that cannot be opened is a failure: nothing was sent yet.
    if (stream instanceof ReadStream && stream.pending) await once(stream, 'open')
    const body = stream instanceof ReadStream ? createStreamBody(stream) : null
    return new Response(body, { status: statusCode, headers: all })
  }
  // A precondition failed, or the range is beyond the file.
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

/** Type of Markdown (RFC 7763), which the library does not know. */
const markdownType = 'text/markdown; charset=utf-8'

/** Earliest date of a file that somebody wrote. Tools write 1970, 1980 and 1985. */
const FIRST_DATE_MS = Date.UTC(2000, 0)

type FileRequest = Readable & { method: string; headers: Record<string, string> }

/** Returns a request in the library's format. */
const withoutBody = ({ method, headers }: Request): FileRequest =>
  Object.assign(Readable.from([]), { method, headers: Object.fromEntries(headers) })

/**
 * Corrects the library's handling of ranges. Only GET has ranges (§14.2), and only a strong validator or the exact date
 * makes a part valid (§13.1.5). A request for more than the whole file from its end gets all of it (§14.1.2), which the
 * library would refuse.
 */
function correctRange({ method, headers }: FileRequest, { mtime, size }: Stats): void {
  const ifRange = headers['if-range']
  const isSame = ifRange === undefined || ifRange === mtime.toUTCString()
  if (method !== 'GET' || !isSame) delete headers.range
  const end = /^bytes=-(\d+)$/.exec(headers.range ?? '')?.[1]
  if (size > 0 && Number(end) > size) headers.range = 'bytes=0-'
}
