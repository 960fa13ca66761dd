import { sessionNote } from './session-note.ts'

const note = sessionNote('enclosure')

/** Puts a text into the next enquiry's message: what a visitor made on a page and wants to send. */
export const enclose = note.leave

/** What was enclosed. */
export const takeEnclosure = note.take
