import type { Env } from 'hono'
import { MemoryStore } from 'hono-rate-limiter'

/**
 * Counts entries as the library does, but tells each request its own number: the library hands out the very object it goes
 * on counting in, so that of many requests in one moment each would read the last one's number, and all be refused.
 */
export class EntryCounts<E extends Env> extends MemoryStore<E> {
  override increment(key: string) {
    return { ...super.increment(key) }
  }
}
