import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { FoundProject } from '../../../site/config/project.ts'
import { sourceFolders } from '../../../site/config/source-folders.ts'
import { filesOfNames } from '../../generate/generated-files.ts'
import { writeChanged } from '../../generate/write-changed.ts'

/** Matches the files whose names editors offer, except the generated files that list these names. */
const givesNames = /^(?:page-configs\/(?!known\.)|content\/|public\/)/

/**
 * Keeps the generated names of pictures, pages, sections and questions up to date in development, for editors. `read`
 * returns the current configs. Returns a function that ends this.
 */
export function keepNames(
  server: ViteDevServer,
  root: string,
  read: () => Promise<FoundProject>,
): () => void {
  const write = async () => {
    const project = await read()
    // With invalid settings the pages are unknown, and the names in a file that cannot be read are still valid.
    const isRead = project.files.every(({ input }) => input !== undefined)
    if (project.config && isRead) await writeChanged(root, filesOfNames(project))
  }
  let timer: NodeJS.Timeout | undefined
  const writeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      write().catch((error: unknown) => server.config.logger.error(String(error)))
    }, PAUSE_MS)
  }
  server.watcher.add(sourceFolders.map((folder) => join(root, folder)))
  server.watcher.on('all', (_event, file) => {
    if (givesNames.test(file.slice(root.length + 1).replaceAll('\\', '/'))) writeSoon()
  })
  writeSoon()
  return () => clearTimeout(timer)
}

/** Milliseconds to wait after a change, so that several files saved together cause one update. */
const PAUSE_MS = 150
