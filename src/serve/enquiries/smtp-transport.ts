import { createTransport, type SendMailOptions } from 'nodemailer'
import { plainLine, shortened } from '../../util/plain-line.ts'

/** An e-mail. Its subject may be any text. */
export interface Mail extends SendMailOptions {
  from: string
  subject: string
}

/** Returns the sender of e-mails by the mail server at an address, which the environment variable `variable` holds. */
export function mailSender(variable: string, url: string) {
  const [, sign] = /^smtps?:\/\/[^@]*?([#/?])[^@]*@/.exec(url) ?? []
  if (sign)
    throw new Error(
      `${variable} has ${sign} in its user or password: write ${encodeURIComponent(sign)} instead`,
    )
  const { hostname = '', protocol } = URL.canParse(url) ? new URL(url) : {}
  if (protocol !== 'smtp:' && protocol !== 'smtps:')
    throw new Error(`${variable} is not an address such as smtps://user:password@mail.example:465`)
  const transport = createTransport({
    // The password is never sent without encryption, except to this machine.
    requireTLS: protocol === 'smtp:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname),
    url,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
  })
  return async ({ from, subject, ...mail }: Mail, key: string, signal: AbortSignal) => {
    await transport.sendMail({
      ...mail,
      from,
      subject: shortened(plainLine(subject), MAX_SUBJECT_LENGTH),
      messageId: `<${key}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    })
  }
}

/** Maximum characters of a subject. */
const MAX_SUBJECT_LENGTH = 150

/** Milliseconds for each step of the exchange with the mail server. */
const STEP_TIMEOUT_MS = 15_000
