import { mailboxPath } from '../../../src/serve/embedded/mailbox.ts'
import { cut, pairs, shown, wire, type HostileRequest } from './request.ts'

/** Methods of HTTP and its extensions, and invalid ones. */
const changing = [
  ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY', 'LINK', 'UNLINK', 'PURGE', 'PROPFIND'],
  ['PROPPATCH', 'MKCOL', 'COPY', 'MOVE', 'LOCK', 'UNLOCK', 'SEARCH', 'BIND', 'ACL', 'REPORT'],
  ['M-SEARCH', 'NOTIFY', 'SUBSCRIBE', 'CHECKOUT', 'MERGE', 'SOURCE', 'MKCALENDAR'],
].flat()
const unknown = [
  'FOO',
  'get',
  'Head',
  'GETT',
  'GE',
  'TRACK',
  'DEBUG',
  'BREW',
  'PRI',
  'X'.repeat(300),
  'G\u00cbT',
]
const malformed = ['', ' GET', 'GET\t', 'G ET', '"GET"', 'GET/', '\u0000GET', '(GET)', 'GET:']

/** One address of each kind. */
const addresses = [
  '/',
  '/about',
  '/nowhere',
  '/old',
  '/about/',
  '/blog/not-published-yet',
  '/media/numbers.txt',
  '/api/retails',
  '/storage/a.txt',
  mailboxPath,
]

/** Statuses for a refused method. nginx rejects some methods as malformed requests. */
const refused = [400, 405, cut] as const

/** Statuses of redirects and missing pages, for any method. */
const besides: Record<string, number[]> = { '/old': [301], '/about/': [301], '/nowhere': [404] }

const few = ['/', '/api/retails', mailboxPath]

/** A server may wait for the rest of a malformed request, so the sender ends it. */
const unfinished = (method: string) => (malformed.includes(method) ? { isUnfinished: true } : {})

export const hostileMethods: HostileRequest[] = [
  ...pairs(changing, addresses).filter(([method, path]) => method !== 'POST' || path !== mailboxPath),
  ...pairs([...unknown, ...malformed], few),
]
  .map(([method, target]): HostileRequest => {
    const allowed = [...refused, ...(besides[target] ?? [])]
    return {
      name: `${shown(method)} ${target}`,
      bytes: wire(target, { method }),
      allowed,
      ...unfinished(method),
    }
  })
  .concat(
    pairs(['HEAD', 'OPTIONS'], addresses).map(([method, target]) => ({
      name: `${method} ${target}`,
      bytes: wire(target, { method }),
      allowed: [200, 204, 301, 404, 405],
    })),
    ['*', 'site.example:80', 'http://site.example/', ''].map((target) => ({
      name: `CONNECT ${target}`,
      bytes: wire(target, { method: 'CONNECT' }),
      allowed: refused,
    })),
  )
