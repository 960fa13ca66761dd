import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { siteOf } from '../../../publish/app/site-of.ts'
import { engineOf } from '../../../util/engine-of.ts'
import { ownBlocksFolder } from '../../../util/own-blocks.mjs'

/**
 * Restarts the development server after edits of what its config is compiled from: the site's own blocks and, in the
 * engine's repository, the engine. `list` names the latter (`tools/compile-tool.mjs`). Edits of views and behaviours alone reach the browser without a restart.
 */
export function ownBlocksRestart(list: URL): Plugin {
  return {
    name: 'own-blocks-restart',
    apply: 'serve',
    configureServer(server) {
      const site = siteOf(server.config)
      const folder = join(site, ownBlocksFolder(site))
      let waiting: NodeJS.Timeout | undefined
      const compiled = engineOf(site) === site ? compiledFiles(site, list) : new Set<string>()
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
          void server.restart()
        }, PAUSE_MS)
      })
      server.httpServer?.once('close', () => clearTimeout(waiting))
    },
  }
}

function compiledFiles(site: string, list: URL): Set<string> {
  const files: string[] = JSON.parse(readFileSync(list, 'utf8'))
  return new Set(files.map((file) => join(site, file)))
}

/** Milliseconds to wait after an edit, so that several files saved together cause one restart. */
const PAUSE_MS = 300
