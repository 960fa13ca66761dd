import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readProject } from '../../site/config/read-project.ts'
import { sourceFolders } from '../../site/config/source-folders.ts'
import { filesOfNames } from '../generate/generated-files.ts'
import { writeChanged } from '../generate/write-changed.ts'

/** Whatever gives a name that editors offer, but for the files that these are written to. */
const givesNames = /^(?:page-configs\/(?!known\.)|content\/|public\/)/

/** In development, names of pictures, pages, sections and questions are offered by editors as soon as there are such. */
export function knownNamesPlugin(): Plugin {
  let timer: NodeJS.Timeout | undefined
  return {
    name: 'known-names',
    apply: 'serve',
    configureServer(server) {
      const { root, logger } = server.config
      const write = async () => {
        const project = await readProject(root, (file) => server.ssrLoadModule(file))
        // Without its settings it is not known which pages there are; and what cannot be read gave names that still stand.
        const isRead = project.files.every(({ input }) => input !== undefined)
        if (project.config && isRead) await writeChanged(root, await filesOfNames(project))
      }
      const writeSoon = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          write().catch((error: unknown) => logger.error(String(error)))
        }, pause)
      }
      server.watcher.add(sourceFolders.map((folder) => join(root, folder)))
      server.watcher.on('all', (_event, file) => {
        if (givesNames.test(file.slice(root.length + 1).replaceAll('\\', '/'))) writeSoon()
      })
      writeSoon()
    },
    buildEnd: () => clearTimeout(timer),
  }
}

/** Of several files that are saved at once it hears once. */
const pause = 150
