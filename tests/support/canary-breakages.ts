import { createServer } from 'node:tls'
import { createClient } from '@libsql/client'
import { writeFile } from 'node:fs/promises'
import type { Breakage } from './canary-site.ts'
import { expiredCertificate } from './expired-certificate.ts'
import type { Alter, Answer } from './faulty-front.ts'
import { listening } from '../../bench/sink.ts'

/** A breakage, and the words by which the canary names it. */
export interface NamedBreakage extends Breakage {
  name: string
  step: string
  says: RegExp
  /** Whether `npm test` has it. The others are only in `npm run bench:canary`. */
  isQuick?: boolean
}

const isForm = ({ path, method }: { path: string; method: string }) =>
  method === 'POST' && path.endsWith('/send-form')

/** Changes the contact page. */
const onPage =
  (change: (answer: Answer) => Answer): Alter =>
  async ({ path }, answer) =>
    path === '/contact' ? change(await answer()) : undefined

const inPage = (pattern: RegExp | string, replacement: string): Alter =>
  onPage((answer) => {
    const body = answer.body.replaceAll(pattern, replacement)
    if (body === answer.body) throw new Error(`The contact page has no ${String(pattern)}`)
    return { ...answer, body }
  })

/** Answers the form in place of the server. */
const onForm =
  (status: number, type: string, body: string, more: Record<string, string> = {}): Alter =>
  (asked) =>
    isForm(asked) ? { status, headers: { 'content-type': type, ...more }, body } : undefined

const onInbox =
  (method: string, status: number, type: string, body: string): Alter =>
  (asked) =>
    asked.method === method && asked.path.startsWith('/__inbox/canary/')
      ? { status, headers: { 'content-type': type }, body }
      : undefined

const withoutSecret =
  (name: string): NonNullable<Breakage['enquiries']> =>
  ({ secrets }) => ({ secrets: { ...secrets, [name]: undefined } })

export const breakages: NamedBreakage[] = [
  {
    name: 'a renamed field',
    isQuick: true,
    alter: inPage('name="email"', 'name="mail"'),
    step: 'the form',
    says: /no field with the name "email"/,
  },
  {
    name: 'a page without the form',
    alter: inPage(/<form[\s\S]*?<\/form>/g, ''),
    step: 'the form',
    says: /has no form$/,
  },
  {
    name: 'a form without a button',
    alter: inPage(/<button[^>]*type="submit"[\s\S]*?<\/button>/g, ''),
    step: 'the form',
    says: /has no button that sends it/,
  },
  {
    name: 'an option of another value',
    alter: inPage('value="Customer"', 'value="Buyer"'),
    step: 'the form',
    says: /cannot be filled in and sent: .*selectOption/,
  },
  {
    name: 'a page that is missing',
    alter: onPage((answer) => ({ ...answer, status: 404 })),
    step: 'the page',
    says: /\/contact answered 404$/,
  },
  {
    name: 'a page of the wrong type',
    alter: onPage((answer) => ({ ...answer, headers: { 'content-type': 'application/json' } })),
    step: 'the page',
    says: /answered with application\/json instead of a page/,
  },
  {
    name: 'a page that redirects to another one',
    alter: onPage(() => ({ status: 302, headers: { location: '/404-page' }, body: '' })),
    step: 'the page',
    says: /answered 404/,
  },
  {
    name: 'a page that redirects to another site',
    alter: (asked) => {
      if (asked.path !== '/contact') return undefined
      const port = asked.host.split(':')[1] ?? ''
      return { status: 302, headers: { location: `http://localhost:${port}/` }, body: '' }
    },
    step: 'the page',
    says: /which redirects to http:\/\/localhost:\d+\/, leaves the site/,
  },
  {
    name: 'a page that never comes',
    alter: ({ path }) => (path === '/contact' ? 'hang' : undefined),
    step: 'the page',
    says: /did not answer in time/,
  },
  {
    name: 'a server that is down',
    canary: () => ({ url: 'http://127.0.0.1:4399/contact' }),
    step: 'the page',
    says: /no server listens there/,
  },
  {
    name: 'a host name that does not exist',
    canary: () => ({ url: 'http://site.invalid/contact' }),
    step: 'the page',
    says: /has a host name that does not exist/,
  },
  {
    name: 'an expired certificate of the site',
    tls: expiredCertificate,
    step: 'the page',
    says: /has no valid certificate \(net::ERR_CERT_/,
  },
  {
    name: 'a policy that blocks the call',
    isQuick: true,
    alter: inPage(/connect-src [^;"]*/g, "connect-src 'none'"),
    step: 'sending',
    says: /the Content Security Policy blocks the enquiry/,
  },
  {
    name: 'scripts that are missing',
    alter: ({ path }) =>
      /^\/assets\/.*\.js$/.test(path)
        ? { status: 404, headers: { 'content-type': 'text/html' }, body: '' }
        : undefined,
    step: 'sending',
    says: /pressing the button sends nothing: /,
  },
  {
    name: 'a server error',
    alter: onForm(500, 'text/plain', 'The server failed'),
    step: 'sending',
    says: /answered 500: The server failed/,
  },
  {
    name: 'a wrong key of the e-mail service',
    alter: onForm(400, 'text/plain', 'The Public Key is invalid'),
    step: 'sending',
    says: /answered 400: The Public Key is invalid/,
  },
  {
    name: 'a wrong type of the confirmation',
    alter: onForm(200, 'application/json', '{"ok":true}'),
    step: 'sending',
    says: /answered with application\/json instead of the confirmation "OK": \{"ok":true\}/,
  },
  {
    name: 'a page in place of the confirmation',
    alter: onForm(200, 'text/html', '<!doctype html><p>Log in to the network</p>'),
    step: 'sending',
    says: /answered with text\/html instead of the confirmation/,
  },
  {
    name: 'a call that is redirected',
    alter: onForm(302, 'text/plain', '', { location: '/' }),
    step: 'sending',
    says: /answered 302, a redirect to \/: the enquiry is lost there/,
  },
  {
    name: 'a call that is never answered',
    alter: (asked) => (isForm(asked) ? 'hang' : undefined),
    step: 'sending',
    says: /send-form did not answer in time/,
  },
  {
    name: 'a static host',
    alter: onForm(405, 'text/html', 'Method not allowed'),
    step: 'sending',
    says: /answered 405.*is this a static host/,
  },
  { name: 'the rate limit', entryLimit: 0, step: 'sending', says: /answered 429.*the rate limit/ },
  {
    name: 'a full store',
    enquiries: () => ({ largest: 1 }),
    step: 'sending',
    says: /answered 503: The mailbox is full/,
  },
  {
    name: 'a store that another process locks',
    break: async ({ storeFile }) => {
      const client = createClient({ url: `file:${storeFile}` })
      const lock = await client.transaction('write')
      return async () => {
        await lock.rollback()
        client.close()
      }
    },
    step: 'sending',
    says: /answered 503: The enquiry could not be stored/,
  },
  {
    name: 'a folder of the store that cannot be written',
    enquiries: async ({ store }) => {
      const file = `${store.url.slice('file:'.length)}.folder`
      await writeFile(file, '')
      return { store: { url: `file:${file}/enquiries.db` } }
    },
    step: 'the inbox',
    says: /cannot read the store: (ENOTDIR|EEXIST)/,
  },
  {
    name: 'a wrong token',
    isQuick: true,
    canary: () => ({ token: 'another-token-of-the-inbox' }),
    step: 'the inbox',
    says: /refuses the token: ENQUIRY_INBOX_TOKEN here is not that of the server/,
  },
  {
    name: 'a server without a token',
    enquiries: withoutSecret('ENQUIRY_INBOX_TOKEN'),
    step: 'the inbox',
    says: /is missing: set ENQUIRY_INBOX_TOKEN for the server/,
  },
  {
    name: 'a page in place of the inbox',
    alter: onInbox('GET', 200, 'text/html', '<p>Home</p>'),
    step: 'the inbox',
    says: /something else than JSON/,
  },
  {
    name: 'an inbox that is down',
    canary: () => ({ inbox: 'http://127.0.0.1:4399/__inbox' }),
    step: 'the inbox',
    says: /cannot be reached/,
  },
  {
    name: 'a confirmation without storing',
    alter: onForm(200, 'text/plain', 'OK'),
    step: 'the store',
    says: /confirmed the enquiry, but its store does not have it/,
  },
  {
    name: 'a closed port of the mail server',
    isQuick: true,
    break: ({ closeSmtp }) => closeSmtp(),
    step: 'channel "sales-mail"',
    says: /"sales-mail" did not get the enquiry, attempt \d+: .*ECONNREFUSED/,
  },
  {
    name: 'an expired certificate of the mail server',
    enquiries: async ({ secrets }) => {
      const certificate = await expiredCertificate()
      const server = createServer(certificate)
      server.on('tlsClientError', () => undefined)
      const port = await listening(server)
      server.unref()
      const url = `smtps://localhost:${port}?tls.ca=${encodeURIComponent(certificate.cert)}`
      return { secrets: { ...secrets, ENQUIRY_SMTP_URL: url } }
    },
    step: 'channel "sales-mail"',
    says: /"sales-mail" did not get the enquiry, attempt \d+: .*certificate has expired/,
  },
  {
    name: 'a mail server that refuses',
    smtp: 'refuse',
    step: 'channel "sales-mail"',
    says: /451 try again later/,
  },
  {
    name: 'a mail server that hangs',
    smtp: 'hang',
    step: 'channel "sales-mail"',
    says: /"sales-mail" did not get the enquiry, attempt \d+: .*(timeout|abort)/i,
  },
  {
    name: 'a missing secret of the webhook',
    enquiries: withoutSecret('ENQUIRY_WEBHOOK_SECRET'),
    step: 'channel "crm"',
    says: /environment variable ENQUIRY_WEBHOOK_SECRET is missing/,
  },
  {
    name: 'a wrong secret of the webhook',
    enquiries: ({ secrets }) => ({
      secrets: { ...secrets, ENQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}` },
    }),
    step: 'channel "crm"',
    says: /the webhook answered 400/,
  },
  {
    name: 'a webhook that is down',
    webhook: 'refuse',
    step: 'channel "crm"',
    says: /the webhook answered 503/,
  },
  {
    name: 'repetitions that have ended',
    webhook: 'refuse',
    enquiries: ({ limits }) => ({ limits: { ...limits, RETRY_PAUSES_MS: [20, 20] } }),
    step: 'channel "crm"',
    says: /"crm" did not get the enquiry, for good after attempt 3: the webhook answered 503/,
  },
  {
    name: 'an enquiry that cannot be removed',
    alter: onInbox('DELETE', 500, 'text/plain', 'The server failed'),
    step: 'removal',
    says: /answered 500/,
  },
]
