import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { enquiryFields } from '../../schemas/enquiry.ts'

/** Where the e-mail service takes a form, here and in the real one. */
export const mailboxPath = '/api/v1.0/email/send-form'

/** An enquiry as the mailbox keeps it: the form's fields. */
export type Letter = Record<string, string>

/** The last letter under way to each file: one is kept after the other, so that none is missed in looking for its twin. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Stands in for the e-mail service: takes the same POST and appends it to a file, a JSON object a line.
 * An enquiry that is there already, by its id, is answered like success and not kept twice; one whose text was
 * corrected after a lost answer is kept beside the first.
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
  const kept = (queues.get(file) ?? Promise.resolve()).then(() => keepLetter(letter, file))
  queues.set(
    file,
    kept.catch(() => undefined),
  )
  if (await kept) onLetter(letter)
  return new Response('OK')
}

/** Appends a letter that is not there yet; true when it was not. */
async function keepLetter(letter: Letter, file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text.split('\n').some((line) => isSame(line, letter))) return false
  await mkdir(dirname(file), { recursive: true })
  // A line that was cut short, as by a full disk, does not take the next one with it.
  const gap = text === '' || text.endsWith('\n') ? '' : '\n'
  await appendFile(file, `${gap}${JSON.stringify(letter)}\n`)
  return true
}

function isSame(line: string, letter: Letter): boolean {
  try {
    const kept: Partial<Letter> | null = JSON.parse(line)
    return ['enquiry_id', ...enquiryFields].every((name) => kept?.[name] === letter[name])
  } catch {
    return false
  }
}
