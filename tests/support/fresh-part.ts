import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders whose modules are loaded anew for each file; nothing outside of them imports what is in them. */
    freshFolders: string[]
  }
}

interface Evaluated {
  promise?: unknown
  exports?: unknown
  evaluated: boolean
  importers: Set<string>
}

declare global {
  // oxlint-disable-next-line no-underscore-dangle -- Vitest's name
  var __vitest_worker__: { evaluatedModules: { idToModuleMap: Map<string, Evaluated> } }
}

/*
 * As `vi.resetModules()` does, of what is mutated and of the tests alone (vitest.mutation.config.ts): to load what they import takes
 * several times as long as the few tests of a mutant.
 */
const folders = inject('freshFolders')
// oxlint-disable-next-line no-underscore-dangle -- Vitest's name
for (const [id, node] of globalThis.__vitest_worker__.evaluatedModules.idToModuleMap) {
  if (!folders.some((folder) => id.includes(folder))) continue
  Object.assign(node, { promise: undefined, exports: undefined, evaluated: false })
  node.importers.clear()
}
