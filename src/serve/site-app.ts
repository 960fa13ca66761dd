import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { headersFor } from './hosting/host-files.ts'
import { answerPage } from './answer-page.ts'
import { contentApp, wrongMethod, type ContentSettings } from './embedded/content-app.ts'
import type { PublishedFolder, Served } from './published-folder.ts'

interface SiteEnv {
  Bindings: HttpBindings
  Variables: { served: Served }
}

/** All that the server answers: the content service and its mailbox, and the published site; each with the site's headers. */
export function siteApp(published: PublishedFolder, settings: ContentSettings) {
  const app = new Hono<SiteEnv>()
  app.use(async (c, next) => {
    const served = await published.current()
    c.set('served', served)
    await next()
    for (const [name, value] of Object.entries(headersFor('/', served.rules))) c.res.headers.set(name, value)
  })
  app.use(async (c, next) => {
    if (!hasOneHost(c)) return c.text('Bad request', 400, { 'cache-control': 'no-store' })
    return next()
  })
  app.route('/', contentApp(settings))
  app.get('*', (c) => answerPage(c, c.get('served')))
  app.all('*', (c) => wrongMethod(c, 'GET, HEAD, OPTIONS'))
  app.onError((error, c) => {
    settings.say(`${c.req.method} ${JSON.stringify(c.req.path)} failed: ${error.stack}`)
    return c.text('The server failed', 500, { 'cache-control': 'no-store' })
  })
  return app
}

/**
 * Whether a request names one host, and by a name that can be one: of two a proxy could mean the other (RFC 9112 §3.2), a
 * number like 256.256.256.256 is no address at all, and signs like quotes would come into the content, which names the
 * host it is asked at.
 */
function hasOneHost({ req, env }: Context<SiteEnv>): boolean {
  const isOne = (env.incoming.headersDistinct.host ?? []).length < 2
  return isOne && URL.canParse(req.url) && /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/.test(new URL(req.url).host)
}
