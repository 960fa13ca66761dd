import type { Enquiries } from '../enquiries/start-enquiries.ts'
import { announceEntry } from './announce-entry.ts'
import { readEntry } from './read-entry.ts'

/** Path at which the e-mail service receives a form, here and in the real service. */
export const mailboxPath = '/api/v1.0/email/send-form'

/** Result of a form. `reference` is that of the stored enquiry, and missing after a refusal. */
export interface Received {
  status: 200 | 400 | 503
  text: string
  reference?: string
}

/**
 * Replaces the e-mail service: receives the same form and stores the enquiry before it answers. An enquiry that is
 * stored already is answered like success. A test is stored, and nobody gets it. A refusal has its reason, in plain text.
 */
export function openMailbox(take: Enquiries['take'], say: (line: string) => void) {
  let isFull = false
  return async (form: FormData | undefined, isTest = false): Promise<Received> => {
    const read = readEntry(form)
    if ('refusal' in read) return { status: 400, text: read.refusal }
    const taken = await take({ ...read.entry, ...(isTest && { flagged: 'a test in the preview' }) }).catch(
      (error: Error) => {
        say(`An enquiry could not be stored: ${error.message}`)
      },
    )
    if (!taken) return { status: 503, text: 'The enquiry could not be stored' }
    const { stored, ...names } = taken
    if (stored === 'new') say(announceEntry(names, read.ignored))
    if (stored === 'full' && !isFull) say(fullStore)
    if (stored !== 'twin') isFull = stored === 'full'
    // The visitor's browser stores the enquiry and sends it again.
    if (stored === 'full') return { status: 503, text: 'The mailbox is full' }
    return { status: 200, text: 'OK', reference: names.reference }
  }
}

const fullStore =
  'Enquiries are refused: the store is full. Set a shorter `keep` or more `megabytes` in page-configs/enquiries.ts, and start the server again.'
