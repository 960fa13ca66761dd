import { fileLimits, type FileType } from '../../../schemas/enquiry.ts'
import type { EnquiryFile } from '../store/files.ts'
import type { Enquiries } from '../enquiries/start-enquiries.ts'
import { fileName } from './file-name.ts'

/** Receives the files of an enquiry, and stores all of them or none. A refusal is answered with its reason. */
export function attachFiles(attach: Enquiries['attach'], say: (line: string) => void) {
  return async (request: Request, form: string): Promise<Response> => {
    const sent = await request.formData().catch(() => undefined)
    const files = await Promise.all(
      (sent?.getAll('file') ?? []).flatMap((file) => (typeof file === 'string' ? [] : [read(file)])),
    )
    if (files.length === 0) return new Response('The files are missing', { status: 400 })
    const typed = files.filter((file) => file !== undefined)
    if (typed.length < files.length) {
      const reason = `A file is not of these types: ${fileLimits.types.join(', ')}`
      return new Response(reason, { status: 415 })
    }
    const attached = await attach(form, typed).catch((error: Error) => {
      say(`Files could not be stored: ${error.message}`)
    })
    if (attached === undefined) return new Response('The files could not be stored', { status: 503 })
    if (attached === 'unknown') return new Response('No enquiry of today has this id', { status: 404 })
    if (attached === 'full') {
      say('Files of an enquiry were refused: they are too many, or the store has no room for more files')
      return new Response('The files are too many or too large', { status: 413 })
    }
    say(`Files came with an enquiry (${typed.length}): npm run enquiries -- show ${attached.enquiry}`)
    return new Response('OK')
  }
}

/** Returns a file with the type that its first bytes show; undefined for other types. A name or a header proves nothing. */
async function read(file: File): Promise<EnquiryFile | undefined> {
  const content = new Uint8Array(await file.arrayBuffer())
  const start = String.fromCharCode(...content.subarray(0, 12))
  const type = fileLimits.types.find((candidate) => beginnings[candidate].test(start))
  return type && { name: fileName(file.name, type), type, content }
}

/** First bytes of each type. */
const beginnings: Record<FileType, RegExp> = {
  'image/jpeg': /^\u00ff\u00d8\u00ff/,
  'image/png': /^\u0089PNG\r\n/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'application/pdf': /^%PDF-/,
}
