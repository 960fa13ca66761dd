import type { Env } from 'hono'
import { MemoryStore } from 'hono-rate-limiter'

/**
 * Counts entries like the library, but returns a separate object to each request. The library returns the object in
 * which it continues to count. So simultaneous requests would all read the number of the last one, and all be refused.
 */
export class EntryCounts<E extends Env> extends MemoryStore<E> {
  override increment(key: string) {
    return { ...super.increment(key) }
  }
}
