import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Name of the engine's package. Configs import `define…` from it. */
export const engineName = 'pagework'

/** Folder of this engine. Compiling writes it into a tool, which is elsewhere (tools/compile-tool.mjs). */
const ownFolder = join(import.meta.dirname, '../..')

/**
 * Returns the folder of the engine that publishes a project. The repository of the engine, and each copy of it, is its
 * own engine. Any other site has an installed one.
 */
export const engineOf = (root: string): string =>
  existsSync(join(root, 'src/util/engine-of.ts')) ? root : ownFolder
