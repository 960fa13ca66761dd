import { join } from 'node:path'
import type { ConfigFile } from '../../../site/config/project.ts'
import { readConfigFile, type ImportModule } from '../../../site/config/read-config-file.ts'
import { parsed } from '../../../site/joined/embedded-content.ts'
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

/** Reads the files of a project. The value of a JSON file is the same object while its text is the same. */
export function fileReader() {
  const known = new Map<string, ConfigFile>()
  return {
    readConfig: async (root: string, file: string, load: ImportModule): Promise<ConfigFile> => {
      const last = known.get(file)
      const isSame = last !== undefined && last.text === readText(join(root, file))
      const found = isSame ? last : await readConfigFile(root, file, load)
      if (file.endsWith('.json')) known.set(file, found)
      // Parsing adds problems to the list.
      return { ...found, problems: [...found.problems] }
    },
    /** Returns the answers of the embedded service. */
    readAnswers: (root: string): ConfigFile[] =>
      filesIn(join(root, 'content/api')).flatMap((name): ConfigFile[] => {
        const file = `content/api/${name}`
        if (!name.endsWith('.json')) return []
        const text = readText(join(root, file)) ?? ''
        const last = known.get(file)
        const found = last?.text === text ? last : { file, text, input: parsed(text), problems: [] }
        known.set(file, found)
        return [found]
      }),
  }
}
