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

/** Reads the files of a project. A JSON file is read again only after a change. While its text is the same, its value is the same object. */
export function fileReader() {
  const known = new Map<string, { stamp: string; found: ConfigFile }>()
  const unchanged = (root: string, file: string, stamp: string) => {
    const last = known.get(file)
    const isSame = last?.stamp === stamp || last?.found.text === readText(join(root, file))
    return isSame ? last?.found : undefined
  }
  return {
    readConfig: async (root: string, file: string, load: ImportModule): Promise<ConfigFile> => {
      const stamp = stampOf(join(root, file))
      const found = unchanged(root, file, stamp) ?? (await readConfigFile(root, file, load))
      if (file.endsWith('.json')) known.set(file, { stamp, found })
      // Parsing adds problems to the list.
      return { ...found, problems: [...found.problems] }
    },
    /** Returns the answers of the embedded service. */
    readAnswers: (root: string): ConfigFile[] =>
      filesIn(join(root, 'content/api')).flatMap((name): ConfigFile[] => {
        const file = `content/api/${name}`
        if (!name.endsWith('.json')) return []
        const stamp = stampOf(join(root, file))
        const found = unchanged(root, file, stamp) ?? readAnswer(root, file)
        known.set(file, { stamp, found })
        return [found]
      }),
  }
}

function readAnswer(root: string, file: string): ConfigFile {
  const text = readText(join(root, file)) ?? ''
  return { file, text, input: parsed(text), problems: [] }
}
