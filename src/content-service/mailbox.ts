import { keepLetters } from './keep-letters.ts'
import { readLetter, type Letter } from './read-letter.ts'

/** Where the e-mail service takes a form, here and in the real one. */
export const mailboxPath = '/api/v1.0/email/send-form'

/**
 * Stands in for the e-mail service: takes the same POST and appends it to a file, a JSON object a line.
 * An enquiry that is there already, by its id, is answered like success and not kept twice; one whose text was
 * corrected after a lost answer is kept beside the first. What is refused is told why, in plain text.
 */
export function openMailbox(file: string, onLetter: (letter: Letter, left: string[]) => void) {
  const keep = keepLetters(file)
  return async (request: Request): Promise<Response> => {
    const read = readLetter(await request.formData().catch(() => undefined))
    if ('refusal' in read) return new Response(read.refusal, { status: 400 })
    if (await keep(read.letter)) onLetter(read.letter, read.left)
    return new Response('OK')
  }
}
