import { inPage, isForm, onForm } from './alter.ts'
import type { NamedBreakage } from './named-breakage.ts'

/** Breakages between the button and the confirmation. */
export const sending: NamedBreakage[] = [
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
    says: /pressing the button sends nothing: the script .*\.js answered 404/,
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
]
