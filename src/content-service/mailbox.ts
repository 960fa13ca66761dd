import { storeEntries } from './store-entries.ts'
import { readEntry, type MailboxEntry } from './read-entry.ts'

/** Where the e-mail service takes a form, here and in the real one. */
export const mailboxPath = '/api/v1.0/email/send-form'

/**
 * Stands in for the e-mail service: takes the same POST and appends it to a file, a JSON object a line.
 * An enquiry that is there already, by its id, is answered like success and not kept twice; one whose text was
 * corrected after a lost answer is kept beside the first. A refusal is answered with its reason, in plain text.
 */
export function openMailbox(file: string, onEntry: (entry: MailboxEntry, left: string[]) => void) {
  const keep = storeEntries(file)
  return async (request: Request): Promise<Response> => {
    const read = readEntry(await request.formData().catch(() => undefined))
    if ('refusal' in read) return new Response(read.refusal, { status: 400 })
    if (await keep(read.entry)) onEntry(read.entry, read.left)
    return new Response('OK')
  }
}
