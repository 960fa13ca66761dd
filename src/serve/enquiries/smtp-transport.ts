import { createTransport } from 'nodemailer'

/** Returns a connection to the mail server at an address, which the environment variable `variable` holds. */
export function smtpTransport(variable: string, url: string) {
  const { hostname = '', protocol } = URL.canParse(url) ? new URL(url) : {}
  if (protocol !== 'smtp:' && protocol !== 'smtps:')
    throw new Error(`${variable} is no address such as smtps://user:password@mail.example:465`)
  return createTransport({
    // The password is never sent without encryption, except to this machine.
    requireTLS: protocol === 'smtp:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname),
    url,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
  })
}

/** Milliseconds for each step of the exchange with the mail server. */
const STEP_TIMEOUT_MS = 15_000
