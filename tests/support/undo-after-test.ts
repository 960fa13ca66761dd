import { afterEach, vi } from 'vitest'

/** Undoes what a test has replaced, after its own hooks. */
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
