import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { Listed } from '../store/store.ts'
import { csvOf } from '../enquiries/csv.ts'
import { channelsFor } from '../enquiries/route.ts'
import type { StoredEnquiry } from '../store/stored-enquiry.ts'
import { enquiryPage } from './enquiry-page.ts'
import { erasePage } from './erase-page.ts'
import type { InboxEnv, InboxSettings } from './inbox-app.ts'
import { listPage, PAGE_LENGTH } from './list-page.ts'
import { missingPage } from './missing-page.ts'

/** Creates the pages and actions of the inbox, for a person who has entered the token. */
export function inboxRoutes({
  path,
  texts,
  config,
  desk,
}: Pick<InboxSettings, 'path' | 'texts' | 'config' | 'desk'>) {
  const app = new Hono<InboxEnv>()
  const withEnquiry = async (
    c: Context<InboxEnv>,
    use: (enquiry: StoredEnquiry) => Response | Promise<Response>,
  ) => {
    const enquiry = await (await desk()).store.get(c.req.param('id') ?? '')
    return enquiry ? use(enquiry) : c.html(missingPage(path, texts), 404)
  }
  app.get('/', async (c) => {
    const { store, deliveries } = await desk()
    const which = listedOf(c)
    const from = pageSchema.parse(c.req.query('from'))
    const [counts, enquiries] = await Promise.all([store.counts(), store.newest(which, from, PAGE_LENGTH)])
    const rows = await Promise.all(
      enquiries.map(async (enquiry) => ({ enquiry, deliveries: await deliveries.list(enquiry.id) })),
    )
    return c.html(listPage({ path, texts, which, from, counts, rows }))
  })
  app.get('/enquiries.csv', async (c) => {
    const text = csvOf(await (await desk()).store.list(listedOf(c)), texts.language)
    return c.body(text, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="enquiries.csv"',
    })
  })
  app.get('/entry/:id', (c) =>
    withEnquiry(c, async (enquiry) => {
      const { deliveries, files } = await desk()
      const [sent, attached] = await Promise.all([deliveries.list(enquiry.id), files.list(enquiry.id)])
      const channels = channelsFor(enquiry, config.channels)
      return c.html(enquiryPage({ path, texts, enquiry, deliveries: sent, files: attached, channels }))
    }),
  )
  app.get('/entry/:id/files/:index', (c) =>
    withEnquiry(c, async (enquiry) => {
      const file = (await (await desk()).files.list(enquiry.id))[Number(c.req.param('index'))]
      if (!file) return c.html(missingPage(path, texts), 404)
      // Saved and never shown: a file of a stranger must not run in the inbox.
      return c.body(Uint8Array.from(file.content), 200, {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      })
    }),
  )
  app.get('/entry/:id/erase', (c) =>
    withEnquiry(c, async (enquiry) => c.html(erasePage(path, texts, enquiry, await ofPerson(enquiry)))),
  )
  app.post('/entry/:id/answered', (c) =>
    withEnquiry(c, async ({ id }) => {
      await (await desk()).store.markAnswered(id, new Date())
      return c.redirect(`${path}/entry/${id}`, 303)
    }),
  )
  app.post('/entry/:id/deliver', (c) =>
    withEnquiry(c, async (enquiry) => {
      const { deliveries, wake } = await desk()
      await deliveries.deliverAgain(enquiry.id, channelsFor(enquiry, config.channels), Date.now())
      wake()
      return c.redirect(`${path}/entry/${enquiry.id}`, 303)
    }),
  )
  app.post('/entry/:id/erase', (c) =>
    withEnquiry(c, async (enquiry) => {
      const { scope } = await c.req.parseBody()
      const erased = scope === 'person' ? await ofPerson(enquiry) : [enquiry]
      await (await desk()).store.remove(erased.map(({ id }) => id))
      return c.redirect(path, 303)
    }),
  )
  /** Returns the enquiries of the person who sent an enquiry. */
  const ofPerson = async (enquiry: StoredEnquiry) => {
    const { email = '' } = enquiry.fields
    return email.includes('@') ? (await desk()).store.ofPerson(email) : [enquiry]
  }
  return app
}

const listedSchema = z.enum(['open', 'all', 'flagged', 'failed']).catch('open')
const listedOf = (c: Context): Listed => listedSchema.parse(c.req.query('list'))
const pageSchema = z.coerce.number().int().min(0).max(1_000_000).catch(0)
