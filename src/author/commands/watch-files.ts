import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { sourceFolders } from '../../site/config/source-folders.ts'
import type { Terminal } from './terminal.ts'

/**
 * Judges now, and again whenever a file is saved, until it is stopped; what the last judging ended with. Of several files
 * that are saved at once it hears once, and it never judges twice at a time.
 */
export async function watchFiles(judge: () => Promise<number>, terminal: Terminal): Promise<number> {
  const { root, log, error, stopped } = terminal
  let timer: NodeJS.Timeout | undefined
  let judging = Promise.resolve(0)
  const judgeNext = () => {
    judging = judging.then(judge).catch((reason: unknown) => {
      error(reason instanceof Error ? reason.message : String(reason))
      return 2
    })
  }
  const watchers = sourceFolders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          log(`\n${new Date().toLocaleTimeString()}`)
          judgeNext()
        }, pause)
      }),
    )
  judgeNext()
  await new Promise((stop) => stopped?.addEventListener('abort', stop))
  clearTimeout(timer)
  for (const watcher of watchers) watcher.close()
  return judging
}

/** Editors that save a file as another, and then put that in its place, are done by then. */
const pause = 100
