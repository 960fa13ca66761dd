import { setImmediate } from 'node:timers'
import type { ViteDevServer } from 'vite'

/**
 * Polls the files for which the system has no watch left, and reports the limit once. Replaces Vite's listener, which
 * prints a line for each file whose edits it then ignores.
 */
export function pollUnwatched({ watcher, config }: Pick<ViteDevServer, 'watcher' | 'config'>): void {
  const usual = watcher.listeners('error')
  watcher.removeAllListeners('error')
  watcher.on('error', (error) => {
    const { code = '', syscall, path } = error as NodeJS.ErrnoException
    const limit = limits[code]
    if (!limit || syscall !== 'watch') {
      for (const report of usual) report.call(watcher, error)
      return
    }
    if (!watcher.options.usePolling) {
      watcher.options = { ...watcher.options, usePolling: true, interval: INTERVAL_MS }
      config.logger.warn(
        `No file watches left (${code}): edits of some files are seen after up to ${INTERVAL_MS / 1000} s. ` +
          `To see them immediately, raise the limit: sudo sysctl ${limit}`,
      )
    }
    if (path) setImmediate(() => watcher.unwatch(path).add(path))
  })
}

const INTERVAL_MS = 1000

const limits: Partial<Record<string, string>> = {
  ENOSPC: 'fs.inotify.max_user_watches=524288',
  EMFILE: 'fs.inotify.max_user_instances=1024',
}
