import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { siteOf } from '../../../publish/app/site-of.ts'
import { engineOf } from '../../../util/engine-of.ts'
import { ownBlocksFolder, RESTART } from '../../../util/own-blocks.mjs'

/**
 * Ends the development server of a site after edits of its own blocks, and `tools/run.mjs` starts it again: the
 * server's rules have the blocks compiled in. Edits of views and behaviours alone reach the browser without a restart.
 */
export function ownBlocksRestart(): Plugin {
  return {
    name: 'own-blocks-restart',
    apply: 'serve',
    configureServer(server) {
      const site = siteOf(server.config)
      if (engineOf(site) === site) return
      const folder = join(site, ownBlocksFolder)
      let waiting: NodeJS.Timeout | undefined
      server.watcher.add(folder)
      server.watcher.on('all', (event, path) => {
        const file = relative(folder, path).replaceAll('\\', '/')
        const isSource = /^[^./][^/]*\/(?:.*\/)?[\w-]+(?:\.(?:behaviour|island))?\.tsx?$/.test(file)
        const isForBrowser = /\.tsx$|\.behaviour\.ts$/.test(file)
        if (!isSource || (isForBrowser && event === 'change')) return
        clearTimeout(waiting)
        waiting = setTimeout(() => {
          const message = `${ownBlocksFolder}/${file} has changed: starting again`
          server.config.logger.info(message, { timestamp: true })
          void server.close().finally(() => process.exit(RESTART))
        }, PAUSE_MS)
      })
      server.httpServer?.once('close', () => clearTimeout(waiting))
    },
  }
}

/** Milliseconds to wait after an edit, so that several files saved together cause one restart. */
const PAUSE_MS = 300
