import { sessionNote } from '../contract/session-note.ts'

const note = sessionNote('enclosure')

/** Adds a text to the next enquiry's message: a plan that the visitor made and wants to send. */
export const enclose = note.leave

export const enclosureWaits = note.waits

/** Returns the enclosed text and removes it. */
export const takeEnclosure = note.take
