import { Hono, type Context } from 'hono'
import type { EnquiriesConfig } from '../../../schemas/enquiries.ts'
import type { StoredEnquiry } from '../enquiries/stored-enquiry.ts'
import type { Desk } from '../enquiries/start-enquiries.ts'
import type { InboxEnv } from './inbox-app.ts'

/** State of a canary's enquiry, as `npm run canary` reads it. */
export interface CanaryState {
  reference: string
  /** A delivery for each channel of the site. */
  deliveries: { channel: string; state: string; tries: number; lastError: string }[]
}

/**
 * Creates the answers for `npm run canary`: whether an enquiry with a marker is stored and delivered. Enquiries of
 * visitors have no marker, so this part can neither read nor delete them.
 */
export function canaryRoutes({ channels }: EnquiriesConfig, desk: () => Promise<Desk>) {
  const app = new Hono<InboxEnv>()
  const withCanary = async (
    c: Context<InboxEnv>,
    use: (enquiry: StoredEnquiry, desk: Desk) => Promise<Response>,
  ) => {
    try {
      const opened = await desk()
      const enquiry = await opened.store.ofCanary(c.req.param('marker') ?? '')
      return enquiry ? await use(enquiry, opened) : c.json({ missing: true }, 404)
    } catch (error) {
      return c.json({ error: error instanceof Error ? error.message : String(error) }, 503)
    }
  }
  app.get('/:marker', (c) =>
    withCanary(c, async ({ id, reference }, { deliveries }) => {
      const rows = await deliveries.list(id)
      const missing = { state: 'missing', tries: 0, lastError: '' }
      const state: CanaryState = {
        reference,
        deliveries: channels.map(({ name }) => {
          const { state: at, tries, lastError } = rows.find(({ channel }) => channel === name) ?? missing
          return { channel: name, state: at, tries, lastError }
        }),
      }
      return c.json(state)
    }),
  )
  app.delete('/:marker', (c) =>
    withCanary(c, async ({ id }, { store }) => c.json({ removed: await store.remove([id]) })),
  )
  return app
}
