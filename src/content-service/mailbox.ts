import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Where the e-mail service takes a form, here and in the real one. */
export const mailboxPath = '/api/v1.0/email/send-form'

/** An enquiry as the mailbox keeps it: the form's fields. */
export type Letter = Record<string, string>

/**
 * Stands in for the e-mail service: takes the same POST and appends it to a file, a JSON object a line.
 * An enquiry that is there already, by its id, is answered like success and not kept twice.
 */
export async function takeLetter(
  request: Request,
  file: string,
  onLetter: (letter: Letter) => void,
): Promise<Response> {
  const form = await request.formData().catch(() => undefined)
  if (!form) return new Response('The form is missing', { status: 400 })
  const letter: Letter = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
  for (const name of ['service_id', 'template_id', 'user_id', 'enquiry_id']) {
    if (!letter[name]) return new Response(`The ${name} is missing`, { status: 400 })
  }
  const known = await readFile(file, 'utf8').catch(() => '')
  if (!known.includes(JSON.stringify(letter.enquiry_id))) {
    await mkdir(dirname(file), { recursive: true })
    await appendFile(file, `${JSON.stringify(letter)}\n`)
    onLetter(letter)
  }
  return new Response('OK')
}
