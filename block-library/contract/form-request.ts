import { sessionNote } from './session-note.ts'

const note = sessionNote('scrollToForm')

/** Asks the contact page, for this session, to scroll to its form (document 1 §2.3, document 2 §2); where nothing is kept it opens at its top. */
export const askForForm = () => note.leave('true')

/** Whether the form was asked for; asking clears the flag. */
export const takeFormRequest = () => note.take() === 'true'
