import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** When Stryker's mutant is active: as modules load, or only while tests run. */
    mutantActivation?: 'static' | 'runtime'
  }
}

declare global {
  /** What Stryker's mutated code asks. */
  // oxlint-disable-next-line no-underscore-dangle -- Stryker's name
  var __stryker__: { activeMutant?: string } | undefined
}

// The worker is the one of the mutant before, which must not be active while this one's modules load.
// oxlint-disable-next-line no-underscore-dangle -- Stryker's name
if (inject('mutantActivation') !== 'static') delete globalThis.__stryker__?.activeMutant
