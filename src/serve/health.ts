import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { isFolder } from '../util/files-in.ts'
import type { Enquiries } from './enquiries/start-enquiries.ts'

/** Address at which a monitor asks whether the server works. */
export const healthPath = '/healthz'

/** Milliseconds until a store counts as not reachable. */
const STORE_TIMEOUT_MS = 2_000

/**
 * Answers whether enquiries can be stored and content be read: 200, or 503 with the part that fails. `content` is the folder
 * of the embedded content; undefined for a site whose content is on another host.
 */
export function healthCheck(desk: Enquiries['desk'], content: string | undefined) {
  const hasStore = () =>
    desk()
      .then(({ store }) => store.size())
      .then(
        () => true,
        () => false,
      )
  return async (c: Context) => {
    const parts = {
      store: await Promise.race([hasStore(), sleep(STORE_TIMEOUT_MS, false)]),
      content: content === undefined || isFolder(join(content, 'api')),
    }
    return c.json(parts, parts.store && parts.content ? 200 : 503, { 'cache-control': 'no-store' })
  }
}
