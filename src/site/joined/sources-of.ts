import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FoundProject } from '../config/project.ts'

/** The text of a file by its name from the project's root; undefined where the file is missing. */
export type Sources = (file: string) => string | undefined

/** The texts of a project's files, also of those that its configs import. */
export function sourcesOf({ files, root }: Pick<FoundProject, 'files' | 'root'>): Sources {
  const texts = new Map(files.map(({ file, text }): [string, string | undefined] => [file, text]))
  return (file) => {
    if (!texts.has(file)) texts.set(file, textOf(join(root, file)))
    return texts.get(file)
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
