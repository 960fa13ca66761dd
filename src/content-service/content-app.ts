import type { BlockList } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { rateLimiter } from 'hono-rate-limiter'
import { announceLetter } from './announce-letter.ts'
import { handleRequest, isContentPath } from './handle-request.ts'
import { mailboxPath, openMailbox } from './mailbox.ts'
import { askerOf, clientAddress, isTrusted, trustedProxies } from './client-address.ts'

export interface ContentSettings {
  /** The folder that the embedded content service answers from. */
  content: string
  /** The file that letters are kept in. */
  mailbox: string
  /** Told of every letter. */
  say: (line: string) => void
  /** Proxies elsewhere that are believed: addresses or subnets. */
  proxies?: readonly string[]
  /** How many letters one address may send in `letterWindow`. */
  letterLimit?: number
}

interface ServerEnv {
  Bindings: HttpBindings
}

const largestLetter = 100 * 1024
/** Milliseconds. */
const letterWindow = 10 * 60_000

/** The embedded content service and the mailbox, with the limits that the open net asks for; all else is passed on. */
export function contentApp(settings: ContentSettings) {
  const { content, mailbox, say, proxies, letterLimit = 20 } = settings
  const trusted = trustedProxies(proxies)
  const takeLetter = openMailbox(mailbox, (letter, left) => say(announceLetter(letter, left, mailbox)))
  const app = new Hono<ServerEnv>()
  app.post(
    mailboxPath,
    ownLettersOnly,
    rateLimiter<ServerEnv>({
      windowMs: letterWindow,
      limit: letterLimit,
      keyGenerator: ({ env, req }) =>
        askerOf(clientAddress(remoteOf(env), req.header('x-forwarded-for'), trusted)),
      message: 'Too many letters from one address; try again later',
    }),
    bodyLimit({ maxSize: largestLetter, onError: (c) => c.text('The letter is too long', 413) }),
    (c) => takeLetter(c.req.raw),
  )
  app.all(mailboxPath, (c) => wrongMethod(c, 'POST, OPTIONS'))
  app.get('/api/*', compress())
  app.use((c, next) =>
    isContentPath(c.req.path) ? handleRequest(publicRequest(c, trusted), content) : next(),
  )
  return app
}

/** Answers OPTIONS with what is allowed, and all else with that it is not. */
export function wrongMethod(c: Context, allow: string): Response {
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow })
  return c.text('Method not allowed', 405, { allow })
}

/** Refuses letters that another website has a browser send; what is no browser names no website. */
const ownLettersOnly: MiddlewareHandler = async (c, next) => {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const isOwn = site
    ? site === 'same-origin'
    : origin === undefined || hostOf(origin) === hostOf(`http://${c.req.header('host')}`)
  return isOwn ? next() : c.text('Letters are taken from this website alone', 403)
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined)

const remoteOf = ({ incoming }: HttpBindings) => incoming.socket.remoteAddress ?? ''

/** The request as its sender made it, where a proxy in front ended the encryption: answers hold absolute addresses. */
function publicRequest({ req, env }: Context<ServerEnv>, trusted: BlockList): Request {
  const { url, method, headers } = req.raw
  const isRead = method === 'GET' || method === 'HEAD'
  const wasHttps = req.header('x-forwarded-proto') === 'https' && isTrusted(trusted, remoteOf(env))
  if (!isRead || !wasHttps) return req.raw
  return new Request(url.replace(/^http:/, 'https:'), { method, headers: [...headers] })
}
