import type { Env } from 'hono'
import type { Store } from 'hono-rate-limiter'

/**
 * Counts requests within `windowMs` of the first one of each client, by a clock that nobody sets. The library's own
 * store uses the time of day. It also gives simultaneous requests one object with the number of the last of them.
 */
export function entryCounts<E extends Env>(windowMs: number): Store<E> {
  const clients = new Map<string, { totalHits: number; end: number }>()
  return {
    increment: (key) => {
      const time = performance.now()
      for (const [other, { end }] of clients) {
        // Ends are in order, because all windows are of one length.
        if (end > time) break
        clients.delete(other)
      }
      const { totalHits, end } = clients.get(key) ?? { totalHits: 0, end: time + windowMs }
      clients.set(key, { totalHits: totalHits + 1, end })
      return { totalHits: totalHits + 1, resetTime: new Date(Date.now() + end - time) }
    },
    decrement: (key) => {
      const client = clients.get(key)
      if (client) client.totalHits -= 1
    },
    resetKey: (key) => void clients.delete(key),
  }
}
