import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { siteOf } from '../../../publish/app/site-of.ts'
import { engineOf } from '../../../util/engine-of.ts'
import { ownBlocksFolder, RESTART } from '../../../util/own-blocks.mjs'

/**
 * Ends the development server after edits of what it is compiled from, and `tools/run.mjs` starts it again: the site's own
 * blocks and, in the engine's repository, the engine. Edits of views and behaviours alone reach the browser without a restart.
 */
export function ownBlocksRestart(): Plugin {
  return {
    name: 'own-blocks-restart',
    apply: 'serve',
    configureServer(server) {
      const site = siteOf(server.config)
      const folder = join(site, ownBlocksFolder(site))
      let waiting: NodeJS.Timeout | undefined
      const compiled = compiledFiles(site, server.config.configFile)
      server.watcher.add(folder)
      server.watcher.on('all', (event, path) => {
        const file = relative(folder, path).replaceAll('\\', '/')
        const isSource = /^[^./][^/]*\/(?:.*\/)?[\w-]+(?:\.(?:behaviour|island))?\.tsx?$/.test(file)
        const isForBrowser = /\.tsx$|\.behaviour\.ts$/.test(file)
        const isOwn = isSource && !(isForBrowser && event === 'change')
        if (!isOwn && !compiled.has(path)) return
        clearTimeout(waiting)
        waiting = setTimeout(() => {
          const message = `${relative(site, path).replaceAll('\\', '/')} has changed: starting again`
          server.config.logger.info(message, { timestamp: true })
          void server.close().finally(() => process.exit(RESTART))
        }, PAUSE_MS)
      })
      server.httpServer?.once('close', () => clearTimeout(waiting))
    },
  }
}

/** Returns the files that the server's config is compiled from (`tools/compile-tool.mjs`). An installed engine does not change. */
function compiledFiles(site: string, config = ''): Set<string> {
  const list = join(dirname(config), 'list.json')
  if (engineOf(site) !== site || !existsSync(list)) return new Set()
  const files: string[] = JSON.parse(readFileSync(list, 'utf8'))
  return new Set(files.map((file) => join(site, file)))
}

/** Milliseconds to wait after an edit, so that several files saved together cause one restart. */
const PAUSE_MS = 300
