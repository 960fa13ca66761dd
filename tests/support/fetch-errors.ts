import { performance } from 'node:perf_hooks'
import { vi } from 'vitest'

/** A browser has one `DOMException`; here fetch is Node's, and rejects with Node's own, so that one takes jsdom's place. */
export function adoptFetchErrors(): void {
  try {
    performance.measure('nothing', 'no such mark')
  } catch (error) {
    if (error instanceof Object) vi.stubGlobal('DOMException', error.constructor)
  }
}
