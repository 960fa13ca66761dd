import { expiredCertificate } from '../expired-certificate.ts'
import { inPage, onPage } from './alter.ts'
import type { NamedBreakage } from './named-breakage.ts'

/** Breakages of the page and its form. */
export const page: NamedBreakage[] = [
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
    says: /the form refuses what is filled in: option/,
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
]
