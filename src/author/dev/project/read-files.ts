import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfigFile } from '../../../site/config/project.ts'
import { readConfigFile, type ImportModule } from '../../../site/config/read-config-file.ts'
import { embeddedNames, readEmbedded } from '../../../site/content/embedded-files.ts'
import { stampOf } from '../../../util/disk-stamp.ts'
import { filesIn } from '../../../util/files-in.ts'
import { readText } from '../../../util/read-text.ts'

/** Folders of a site whose files its findings depend on. */
const folders = ['page-configs', 'content', 'public']

/** Returns the state of each source of a site on disk. */
export const stampsOf = (root: string): Map<string, string> =>
  new Map(
    folders.flatMap((folder) =>
      filesIn(join(root, folder)).map((name): [string, string] => {
        const file = `${folder}/${name}`
        return [file, stampOf(join(root, file))]
      }),
    ),
  )

/** Milliseconds in which a changed file without a valid text counts as half written. The rules run later. */
const WRITING_MS = 200

/** Reads the files of a project. A JSON file is read again only after a change. While its text is the same, its value is the same object. */
export function fileReader() {
  const cache = new Map<string, { stamp: string; config: ConfigFile }>()
  const halfWritten = new Set<string>()
  const unchanged = (root: string, file: string, stamp: string) => {
    const last = cache.get(file)
    if (!last) return undefined
    const isSame = last.stamp === stamp || last.config.text === readText(join(root, file))
    return isSame ? last.config : undefined
  }
  /** Returns what was read, or the earlier content of a file that is being written. */
  const settled = (root: string, stamp: string, config: ConfigFile): ConfigFile => {
    const { file, input } = config
    const last = cache.get(file)?.config
    halfWritten.delete(file)
    if (input === undefined && last?.input !== undefined && isJustWritten(join(root, file))) {
      halfWritten.add(file)
      return last
    }
    cache.set(file, { stamp, config })
    return config
  }
  return {
    /** Files whose earlier content was returned. They must be read again. */
    halfWritten,
    readConfig: async (root: string, file: string, load: ImportModule): Promise<ConfigFile> => {
      const stamp = stampOf(join(root, file))
      const read = unchanged(root, file, stamp) ?? (await readConfigFile(root, file, load))
      return file.endsWith('.json') ? settled(root, stamp, read) : read
    },
    /** Returns the answers of the embedded service. */
    readAnswers: (root: string): ConfigFile[] =>
      embeddedNames(root).map((file) => {
        const stamp = stampOf(join(root, file))
        return settled(root, stamp, unchanged(root, file, stamp) ?? readEmbedded(root, file))
      }),
  }
}

function isJustWritten(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  // The clock of a mounted disk may differ.
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) < WRITING_MS
}
