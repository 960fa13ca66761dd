import { storeEntries } from './store-entries.ts'
import { readEntry, type MailboxEntry } from './read-entry.ts'

/** Where the e-mail service takes a form, here and in the real one. */
export const mailboxPath = '/api/v1.0/email/send-form'

export interface MailboxSettings {
  /** The file that entries are stored in. */
  file: string
  /** So many bytes the file may have, lest a flood from many addresses fill the disk. */
  largest?: number
  /** Called with each new entry, and the names of its fields that were left out. */
  onEntry: (entry: MailboxEntry, left: string[]) => void
  /** Called where there is no room for an entry: once, until there is again. */
  onFull?: () => void
}

/**
 * Stands in for the e-mail service: takes the same POST and appends it to a file, a JSON object a line.
 * An enquiry that is there already, by its id, is answered like success and not kept twice; one whose text was
 * corrected after a lost answer is kept beside the first. A refusal is answered with its reason, in plain text.
 */
export function openMailbox({ file, largest = 64 * 1024 * 1024, onEntry, onFull }: MailboxSettings) {
  const keep = storeEntries(file, largest)
  let isFull = false
  return async (request: Request): Promise<Response> => {
    const read = readEntry(await request.formData().catch(() => undefined))
    if ('refusal' in read) return new Response(read.refusal, { status: 400 })
    const kept = await keep(read.entry)
    if (kept === 'new') onEntry(read.entry, read.left)
    if (kept === 'full' && !isFull) onFull?.()
    if (kept !== 'twin') isFull = kept === 'full'
    // The visitor's browser keeps the enquiry, and sends it again.
    if (kept === 'full') return new Response('The mailbox is full', { status: 503 })
    return new Response('OK')
  }
}
