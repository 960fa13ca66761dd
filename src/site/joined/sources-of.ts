import { join } from 'node:path'
import type { FoundProject } from '../config/project.ts'
import { onceFor } from '../../util/once-for.ts'
import { readText } from '../../util/read-text.ts'

/** Returns the text of a file by its path from the project's root; undefined if the file is missing. */
export type Sources = (file: string) => string | undefined

/** Returns the texts of a project's files, including files that its configs import. A reading has one list of files. */
export const sourcesOf = onceFor(
  ({ files, root }: Pick<FoundProject, 'files' | 'root'>): Sources => {
    const texts = new Map(files.map(({ file, text }): [string, string | undefined] => [file, text]))
    return (file) => {
      if (!texts.has(file)) texts.set(file, readText(join(root, file)))
      return texts.get(file)
    }
  },
  ({ files }) => files,
)
