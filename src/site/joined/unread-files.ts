import { onceFor } from '../../util/once-for.ts'
import { fontsFolder, rulesFolder, type Project } from '../config/project.ts'
import { importsOf } from '../config/imports-of.ts'
import { sourcesOf } from './sources-of.ts'

/**
 * Returns the files in `page-configs/` that are neither read nor imported by a config. The result is cached for all
 * rules.
 */
export const unreadFiles = onceFor(find, ({ files }) => files)

function find({ files, names, root }: Pick<Project, 'files' | 'names' | 'root'>): string[] {
  const read = new Set(files.map(({ file }) => file))
  const sources = sourcesOf({ files, root })
  // The loop also visits files that it adds.
  for (const file of read) for (const named of importsOf(file, sources(file) ?? '')) read.add(named)
  // Notes, types, schemas and hidden files are for people and their tools. Rules import their own files, and style sheets name fonts.
  return names.filter(
    (file) =>
      !read.has(file) &&
      !file.startsWith(`${rulesFolder}/`) &&
      !file.startsWith(`${fontsFolder}/`) &&
      !/(^|\/)\.|\.(md|d\.ts|schema\.json)$/.test(file),
  )
}
