import { vi } from 'vitest'

// A worker is kept from mutant to mutant (vitest.mutation.config.ts), and so are its modules, unless they are forgotten.
vi.resetModules()
