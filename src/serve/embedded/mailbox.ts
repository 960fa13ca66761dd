import type { Enquiries } from '../enquiries/start-enquiries.ts'
import { announceEntry } from './announce-entry.ts'
import { readEntry } from './read-entry.ts'

/** Path at which the e-mail service receives a form, here and in the real service. */
export const mailboxPath = '/api/v1.0/email/send-form'

/**
 * Replaces the e-mail service: receives the same POST and stores the enquiry before it answers. An enquiry that is
 * stored already is answered like success. A refusal is answered with its reason, in plain text.
 */
export function openMailbox(take: Enquiries['take'], say: (line: string) => void) {
  let isFull = false
  return async (request: Request): Promise<Response> => {
    const read = readEntry(await request.formData().catch(() => undefined))
    if ('refusal' in read) return new Response(read.refusal, { status: 400 })
    const taken = await take(read.entry).catch((error: Error) => {
      say(`An enquiry could not be stored: ${error.message}`)
    })
    if (!taken) return new Response('The enquiry could not be stored', { status: 503 })
    const { stored, ...names } = taken
    if (stored === 'new') say(announceEntry(names, read.left))
    if (stored === 'full' && !isFull) say(fullStore)
    if (stored !== 'twin') isFull = stored === 'full'
    // The visitor's browser stores the enquiry and sends it again.
    if (stored === 'full') return new Response('The mailbox is full', { status: 503 })
    return new Response('OK')
  }
}

const fullStore =
  'Enquiries are refused: the store is full. Set a shorter `keep` or more `megabytes` in page-configs/enquiries.ts, and start the server again.'
