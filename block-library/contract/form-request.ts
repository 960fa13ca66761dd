import { sessionNote } from './session-note.ts'

const note = sessionNote('scrollToForm')

/**
 * Asks the contact page to scroll to its form, within this session (document 1 §2.3, document 2 §2). If the browser
 * stores nothing, that page opens at its top.
 */
export const askForForm = () => note.leave('true')

/** Returns whether the form was requested, and clears the request. */
export const takeFormRequest = () => note.take() === 'true'
