import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import type { Moment } from '../../block-library/parts/is-shown.ts'
import { headersFor } from './hosting/host-files.ts'
import { servedMoment } from './hosting/next-change.ts'
import { pageFile } from './hosting/published-files.ts'
import { healthCheck, healthPath } from './health.ts'
import { answerPage } from './answer-page.ts'
import { contentApp, wrongMethod, type ContentSettings } from './embedded/content-app.ts'
import type { Enquiries } from './enquiries/start-enquiries.ts'
import type { InboxEnv } from './inbox/inbox-app.ts'
import { reportRefusals } from './report-refusals.ts'
import { previewHeaders, previewPath, type Preview } from './preview.ts'
import type { PublishedFolder, Served } from './published-folder.ts'

interface SiteEnv {
  Bindings: HttpBindings
  Variables: { served: Served; moment: Moment; headers?: Readonly<Record<string, string>> }
}

interface SiteAppSettings extends ContentSettings {
  desk: Enquiries['desk']
  /** Whether the content of the site is on another host. */
  hasContentHost?: boolean
  /** The inbox and its address; undefined where it is closed. */
  inbox: { path: string; app: Hono<InboxEnv> } | undefined
  /** The preview beside the site; undefined if it is closed. */
  preview?: Preview | undefined
}

/** Creates the server's app: the content service, its mailbox and the published site, all with the site's headers. */
export function siteApp(published: PublishedFolder, { inbox, preview, ...settings }: SiteAppSettings) {
  const app = new Hono<SiteEnv>()
  app.use(async (c, next) => {
    const previewed = await preview?.servedTo(c)
    const served = previewed ?? (await published.current())
    c.set('served', served)
    c.set('moment', servedMoment(served.schedule))
    await next()
    const headers = {
      ...headersFor('/', served.rules),
      ...c.get('headers'),
      ...(previewed && previewHeaders),
    }
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  })
  for (const path of ['/api/*', ...(inbox ? [`${inbox.path}/*`] : [])])
    app.post(path, reportRefusals(settings.say))
  app.use(async (c, next) => {
    if (!hasOneHost(c)) return c.body(null, 400, { 'cache-control': 'no-store' })
    return next()
  })
  if (inbox) app.route(inbox.path, inbox.app)
  const { desk, content, hasContentHost = false } = settings
  app.get(healthPath, healthCheck(desk, hasContentHost ? undefined : content))
  if (preview) app.get(previewPath, (c) => preview.answerLink(c))
  const publishedPage = async (path: string) => readPage(path, await published.current())
  app.route('/', contentApp({ ...settings, published: publishedPage }))
  app.get('*', (c) => answerPage(c, c.get('served')))
  app.all('*', (c) => wrongMethod(c, 'GET, HEAD, OPTIONS'))
  app.onError((error, c) => {
    settings.say(`${c.req.method} ${JSON.stringify(c.req.path)} failed: ${error.stack}`)
    // Browsers then show an error page in the visitor's language.
    return c.body(null, 500, { 'cache-control': 'no-store' })
  })
  return app
}

/** Returns the HTML of a published page; undefined for other addresses. */
async function readPage(pathname: string, { folder, files }: Served): Promise<string | undefined> {
  const file = pageFile(pathname)
  return files.has(file) ? readFile(join(folder, file), 'utf8') : undefined
}

/**
 * Returns whether a request names exactly one valid host. With two hosts, a proxy could use the other (RFC 9112 §3.2).
 * A number like 256.256.256.256 is not an address. Characters like quotes would get into the content, which contains
 * the requested host.
 */
function hasOneHost({ req, env }: Context<SiteEnv>): boolean {
  const isOne = (env.incoming.headersDistinct.host ?? []).length < 2
  return isOne && URL.canParse(req.url) && /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/.test(new URL(req.url).host)
}
