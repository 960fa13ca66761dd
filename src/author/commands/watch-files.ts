import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { sourceFolders } from '../../site/config/source-folders.ts'
import { runCommand, type Terminal } from './terminal.ts'

/**
 * Runs `judge` now and after each saved file, until it is stopped. Returns the last exit code.
 * Several files saved together cause one run, and runs never overlap.
 */
export async function watchFiles(judge: () => Promise<number>, terminal: Terminal): Promise<number> {
  const { root, log, stopped } = terminal
  let timer: NodeJS.Timeout | undefined
  let judging = Promise.resolve(0)
  const judgeNext = () => {
    judging = judging.then(() => runCommand(judge, [], terminal))
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
        }, PAUSE_MS)
      }),
    )
  judgeNext()
  await new Promise((stop) => stopped?.addEventListener('abort', stop))
  clearTimeout(timer)
  for (const watcher of watchers) watcher.close()
  return judging
}

/** Milliseconds to wait after a change. Editors that save to a temporary file and rename it need this time. */
const PAUSE_MS = 100
