import * as bundler from 'rolldown'
import type { ViteDevServer } from 'vite'
import { importFailure } from '../../site/config/import-configs.ts'
import type { ImportModule } from '../../site/config/read-config-file.ts'

/** Returns a function that imports configs in development. A failure has the words and the place of `validate`. */
export const moduleLoader =
  (server: ViteDevServer): ImportModule =>
  async (file) => {
    try {
      return await server.ssrLoadModule(file)
    } catch (error) {
      throw (await importFailure(file, () => Promise.resolve(bundler))) ?? error
    }
  }
