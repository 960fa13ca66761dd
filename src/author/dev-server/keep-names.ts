import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { FoundProject } from '../../site/config/project.ts'
import { sourceFolders } from '../../site/config/source-folders.ts'
import { filesOfNames, isWhole } from '../generate/generated-files.ts'
import { writeChanged } from '../generate/write-changed.ts'
import { refresh } from '../scaffold/refresh.ts'

/** Matches the files whose names editors offer, except the generated files that list these names. */
const givesNames = /^(?:page-configs\/(?!known\.)|content\/|public\/)/

/**
 * Keeps the generated names of pictures, pages, sections and questions up to date in development, for editors, and
 * writes the other generated files once. `read` returns the current configs. Returns a function that ends this.
 */
export function keepNames(
  server: ViteDevServer,
  root: string,
  read: () => Promise<FoundProject>,
): () => void {
  const write = async () => {
    const project = await read()
    if (isWhole(project)) await writeChanged(root, filesOfNames(project))
  }
  const complain = (error: unknown) => server.config.logger.error(String(error))
  let timer: NodeJS.Timeout | undefined
  const writeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void write().catch(complain), PAUSE_MS)
  }
  // An edit of the site's own blocks starts the server again.
  const whole = setTimeout(() => void refresh(root).catch(complain), REFRESH_MS)
  server.watcher.add(sourceFolders.map((folder) => join(root, folder)))
  server.watcher.on('all', (_event, file) => {
    if (givesNames.test(file.slice(root.length + 1).replaceAll('\\', '/'))) writeSoon()
  })
  writeSoon()
  return () => {
    clearTimeout(timer)
    clearTimeout(whole)
  }
}

/** Milliseconds to wait after a change, so that several files saved together cause one update. */
const PAUSE_MS = 150

/** Milliseconds from the start until stale files of the schemas are written, so that the first page is not late. */
const REFRESH_MS = 3000
