import { vi } from 'vitest'

// The files of a worker share its libraries, which take longer to load than most files run; each has modules of ours of its own.
vi.resetModules()
