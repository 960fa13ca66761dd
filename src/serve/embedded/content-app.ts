import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { compress } from 'hono/compress'
import { rateLimiter } from 'hono-rate-limiter'
import type { Moment } from '../../../block-library/parts/is-shown.ts'
import { entryCounts } from './entry-counts.ts'
import { answerContent, isContentPath } from '../../site/content/answer-content.ts'
import type { Enquiries } from '../enquiries/start-enquiries.ts'
import { enquiryFilesPath, enquiryPagePath, MAX_FILES_BYTES } from '../../../schemas/enquiry.ts'
import { attachFiles } from './attach-files.ts'
import { mailboxPath, openMailbox } from './mailbox.ts'
import { ownSiteOnly } from './own-site-only.ts'
import { plainFormRoute } from './plain-form-route.ts'
import { openProxies, type Proxies } from './proxies.ts'

export interface ContentSettings {
  /** Folder with the files of the embedded content service. */
  content: string
  /** Reads an answer of the content service. Default: from the files, for each request. */
  readAnswer?: (url: URL, moment?: Moment) => string | undefined
  /** Stores the entry of a form. */
  take: Enquiries['take']
  /** Stores files with an enquiry. */
  attach: Enquiries['attach']
  /** Returns the HTML of a published page. Development has none. */
  published?: (path: string) => Promise<string | undefined>
  /** Called with a text about each entry. */
  say: (line: string) => void
  /** Other trusted proxies: addresses or subnets. */
  proxies?: readonly string[]
  /** Address at which the site is published. Forms of its pages are taken also if a proxy replaces their host. */
  siteUrl?: string | undefined
  /** Maximum number of entries from one address within `entryWindow`. */
  entryLimit?: number
  /** Maximum number of requests with files from one address within `filesWindow`. */
  fileLimit?: number
}

interface ServerEnv {
  Bindings: HttpBindings
  /** Moment at which articles must be public. Unset in development, which sends all. */
  Variables: { moment?: Moment }
}

const MAX_ENTRY_BYTES = 100 * 1024
/** In milliseconds. */
const entryWindow = 10 * 60_000
/** In milliseconds: a day, so that no stranger fills the store with files. */
const filesWindow = 86_400_000

/**
 * Creates the embedded content service and the mailbox, with the limits that the public internet requires. Other
 * requests are passed on.
 */
export function contentApp(settings: ContentSettings) {
  const { content, take, attach, say, siteUrl, entryLimit = 20, fileLimit = 5 } = settings
  const { published = () => Promise.resolve(undefined), readAnswer } = settings
  const proxies = openProxies(settings.proxies)
  const receive = openMailbox(take, say)
  const plain = plainFormRoute({ receive, published, isPreview })
  const takeFiles = attachFiles(attach, say)
  const app = new Hono<ServerEnv>()
  const limited = (maxSize: number, tooLong: string, limit = entryLimit, window = entryWindow) =>
    every(
      ownSiteOnly('Enquiries are taken from this website alone', proxies, siteUrl),
      rateLimiter<ServerEnv>({
        windowMs: window,
        limit,
        store: entryCounts<ServerEnv>(window),
        keyGenerator: proxies.clientKey,
        message: 'Too many enquiries from one address; try again later',
      }),
      bodyLimit({ maxSize, onError: (c) => c.text(tooLong, 413) }),
    )
  // Both ways of one form are counted together.
  const entries = limited(MAX_ENTRY_BYTES, 'The enquiry is too long')
  app.post(mailboxPath, entries, async (c) => {
    const form = await c.req.raw.formData().catch(() => undefined)
    const { status, text } = await receive(form, isPreview(c))
    return c.text(text, status)
  })
  app.post(enquiryPagePath, plain.refusals, entries, plain.take)
  app.post(
    `${enquiryFilesPath}:id`,
    limited(MAX_FILES_BYTES + MAX_ENTRY_BYTES, 'The files are too large', fileLimit, filesWindow),
    (c) => takeFiles(c.req.raw, c.req.param('id')),
  )
  for (const path of [mailboxPath, enquiryPagePath, `${enquiryFilesPath}:id`])
    app.all(path, (c) => wrongMethod(c, 'POST, OPTIONS'))
  app.get('/api/*', compress())
  app.use((c, next) =>
    isContentPath(c.req.path)
      ? answerContent(
          publicRequest(c, proxies),
          content,
          readAnswer && ((url) => readAnswer(url, c.get('moment'))),
        )
      : next(),
  )
  return app
}

/** Whether a request comes from a preview, whose enquiries are tests. */
const isPreview = (c: Context<ServerEnv>) => c.get('moment')?.drafts === true

/** Answers OPTIONS with the allowed methods, and any other method with 405. */
export function wrongMethod(c: Context, allow: string): Response {
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow })
  return c.text('Method not allowed', 405, { allow })
}

/**
 * Returns the request with the address that its sender used, if a proxy in front ended the encryption. Answers contain
 * absolute addresses.
 */
function publicRequest(c: Context<ServerEnv>, proxies: Proxies): Request {
  const { url, method, headers } = c.req.raw
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || !proxies.wasHttps(c)) return c.req.raw
  return new Request(url.replace(/^http:/, 'https:'), { method, headers: [...headers] })
}
