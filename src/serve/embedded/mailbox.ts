import { storeEntries } from './store-entries.ts'
import { readEntry, type MailboxEntry } from './read-entry.ts'

/** Path at which the e-mail service receives a form, here and in the real service. */
export const mailboxPath = '/api/v1.0/email/send-form'

export interface MailboxSettings {
  /** File in which entries are stored. */
  file: string
  /** Maximum size of the file in bytes, so that a flood from many addresses cannot fill the disk. */
  largest?: number
  /** Called with each new entry and the names of its ignored fields. */
  onEntry: (entry: MailboxEntry, left: string[]) => void
  /** Called once when there is no room for an entry, and again only after there was room in between. */
  onFull?: () => void
}

/**
 * Replaces the e-mail service: receives the same POST and appends it to a file, one JSON object per line. An enquiry
 * that is stored already, by its id and text, is answered like success and not stored twice. One whose text was
 * corrected after a lost answer is stored in addition. A refusal is answered with its reason, in plain text.
 */
export function openMailbox({ file, largest = 64 * 1024 * 1024, onEntry, onFull }: MailboxSettings) {
  const keep = storeEntries(file, largest)
  let isFull = false
  return async (request: Request): Promise<Response> => {
    const read = readEntry(await request.formData().catch(() => undefined))
    if ('refusal' in read) return new Response(read.refusal, { status: 400 })
    const result = await keep(read.entry)
    if (result === 'new') onEntry(read.entry, read.left)
    if (result === 'full' && !isFull) onFull?.()
    if (result !== 'twin') isFull = result === 'full'
    // The visitor's browser stores the enquiry and sends it again.
    if (result === 'full') return new Response('The mailbox is full', { status: 503 })
    return new Response('OK')
  }
}
