import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { rateLimiter } from 'hono-rate-limiter'
import type { EnquiriesConfig } from '../../../schemas/enquiries.ts'
import { isEqual } from '../../util/is-equal.ts'
import { entryCounts } from '../embedded/entry-counts.ts'
import { ownSiteOnly } from '../embedded/own-site-only.ts'
import { openProxies } from '../embedded/proxies.ts'
import type { Desk } from '../enquiries/start-enquiries.ts'
import type { DeskTexts } from '../store/desk-texts.ts'
import { inboxHeaders } from './inbox-headers.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { loginPage } from './login-page.ts'

export interface InboxEnv {
  Bindings: HttpBindings
  Variables: { headers?: Readonly<Record<string, string>> }
}

export interface InboxSettings {
  /** Address of the inbox. */
  path: string
  texts: DeskTexts
  token: string
  config: EnquiriesConfig
  desk: () => Promise<Desk>
  /** Trusted proxies besides this machine. */
  proxies: readonly string[] | undefined
  /** Address at which the site is published. */
  siteUrl: string | undefined
}

/** Maximum wrong tokens of one address within `FAILURES_WINDOW_MS`. */
const MAX_FAILURES = 10
const FAILURES_WINDOW_MS = 10 * 60_000
/** Maximum bytes of a form of the inbox. */
const MAX_FORM_BYTES = 10 * 1024
/** Milliseconds until a person enters the token again. */
const SESSION_MS = 12 * 3_600_000
const cookie = 'inbox'

/**
 * Creates the page of the seller: plain HTML, behind a token that a form exchanges for a cookie. A session is a time that
 * the token signs, so that the servers of a site share it, and a new token ends all sessions.
 */
export function inboxApp({ path, texts, token, config, desk, siteUrl, ...settings }: InboxSettings) {
  const app = new Hono<InboxEnv>()
  const proxies = openProxies(settings.proxies)
  app.use(async (c, next) => {
    c.set('headers', inboxHeaders)
    await next()
  })
  app.post('*', ownSiteOnly('The inbox takes forms from its own pages alone', proxies, siteUrl))
  app.post('*', bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (c) => c.text('The form is too long', 413) }))
  const limitFailures = rateLimiter<InboxEnv>({
    windowMs: FAILURES_WINDOW_MS,
    limit: MAX_FAILURES,
    store: entryCounts<InboxEnv>(FAILURES_WINDOW_MS),
    keyGenerator: proxies.clientKey,
    skipSuccessfulRequests: true,
    requestWasSuccessful: (c) => c.finalized && ![401, 429].includes(c.res.status),
    message: 'Too many wrong tokens from one address; try again later',
  })
  app.post('/login', limitFailures, async (c) => {
    const { token: given } = await c.req.parseBody()
    if (typeof given !== 'string' || !isEqual(given.trim(), token))
      return c.html(loginPage(path, texts, true), 401)
    await setSignedCookie(c, cookie, String(Date.now() + SESSION_MS), token, {
      path,
      httpOnly: true,
      sameSite: 'Strict',
      secure: proxies.wasHttps(c),
      maxAge: SESSION_MS / 1000,
    })
    return c.redirect(path, 303)
  })
  app.use(async (c, next) => {
    if (Number(await getSignedCookie(c, token, cookie)) > Date.now()) return next()
    const isInbox = c.req.method === 'GET' && c.req.path === path
    return isInbox ? c.html(loginPage(path, texts, false)) : c.redirect(path, 303)
  })
  app.post('/logout', (c) => {
    deleteCookie(c, cookie, { path })
    return c.redirect(path, 303)
  })
  app.route('/', inboxRoutes({ path, texts, config, desk }))
  return app
}
