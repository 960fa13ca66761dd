import { join } from 'node:path'
import { wordsSchema } from '../../schemas/words.ts'
import { wordsFile } from '../../src/site/config/project.ts'
import type { ImportModule } from '../../src/site/config/read-config-file.ts'

/**
 * Imports the configs of a site with blocks of its own, which the tests' process does not know: leaves out the words of
 * these blocks.
 */
export const engineWords =
  (root: string, importModule: ImportModule): ImportModule =>
  async (file) => {
    const module = await importModule(file)
    if (file !== join(root, wordsFile)) return module
    const groups = Object.entries(Object(module.default)).filter(([type]) => type in wordsSchema.shape)
    return { default: Object.fromEntries(groups) }
  }
