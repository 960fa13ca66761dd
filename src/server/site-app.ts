import { Hono } from 'hono'
import { headersFor } from '../publish/hosting/host-files.ts'
import { answerPage } from './answer-page.ts'
import { contentApp, wrongMethod, type ContentSettings } from '../content-service/content-app.ts'
import type { PublishedFolder, Served } from './published-folder.ts'

/** All that the server answers: the content service and its mailbox, and the published site; each with the site's headers. */
export function siteApp(published: PublishedFolder, settings: ContentSettings) {
  const app = new Hono<{ Variables: { served: Served } }>()
  app.use(async (c, next) => {
    const served = await published.current()
    c.set('served', served)
    await next()
    for (const [name, value] of Object.entries(headersFor('/', served.rules))) c.res.headers.set(name, value)
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
