import { posix } from 'node:path'
import type { Project } from '../config/project.ts'
import { sourcesOf } from './sources-of.ts'

const known = new WeakMap<Project['files'], string[]>()

/** The files among the configs that nothing reads: no page, no set, nor what one of these imports. Found once, for all the rules. */
export function unreadFiles(project: Pick<Project, 'files' | 'names' | 'root'>): string[] {
  const files = known.get(project.files) ?? find(project)
  known.set(project.files, files)
  return files
}

function find({ files, names, root }: Pick<Project, 'files' | 'names' | 'root'>): string[] {
  const read = new Set(files.map(({ file }) => file))
  const sources = sourcesOf({ files, root })
  // A set grows while it is gone through.
  for (const file of read) for (const named of namedIn(file, sources(file) ?? '')) read.add(named)
  // Notes, types, schemas and what an editor hides are for people and their tools.
  return names.filter((file) => !read.has(file) && !/(^|\/)\.|\.(md|d\.ts|schema\.json)$/.test(file))
}

/** The files that a config imports or names as its schema. */
const namedIn = (file: string, text: string) =>
  [...text.matchAll(/(?:\bfrom\s*|\bimport\s*|"\$schema"\s*:\s*)["'](\.[^"']+)["']/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )
