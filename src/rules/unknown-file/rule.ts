import { posix } from 'node:path'
import { nearestName } from '../../config/nearest-name.ts'
import { pageFolders } from '../../config/page-address.ts'
import type { Project } from '../../config/project.ts'
import { defineRule, type Found } from '../rule.ts'
import { sourcesOf } from '../sources-of.ts'

export const unknownFile = defineRule({
  summary: 'Every file among the configs is read.',
  severity: 'warning',
  reads: 'configs',
  check,
})

function* check(project: Project): Generator<Found> {
  const { names, files, config } = project
  const read = new Set(files.map(({ file }) => file))
  const sources = sourcesOf(project)
  // A set grows while it is gone through.
  for (const file of read) for (const named of namedIn(file, sources(file) ?? '')) read.add(named)
  const folders = [...pageFolders(config.kinds).keys(), 'structured-data', 'fallback']
  for (const file of names) {
    // Notes, types, schemas and what an editor hides are for people and their tools.
    if (read.has(file) || /(^|\/)\.|\.(md|d\.ts|schema\.json)$/.test(file)) continue
    const [, folder = '', below] = file.split('/')
    const problem = 'nothing reads this file'
    if (below !== undefined && !folders.includes(folder) && /\.(ts|json)$/.test(file)) {
      const expected = `one of the folders ${folders.join(', ')}, or an import of it`
      yield {
        file,
        problem,
        expected,
        received: JSON.stringify(folder),
        nearest: nearestName(folder, folders),
      }
    } else {
      const received = JSON.stringify(file.replace(/^.*\//, ''))
      yield { file, problem, expected: 'a .ts or .json file of its folder, or an import of it', received }
    }
  }
}

/** The files that a config imports or names as its schema. */
const namedIn = (file: string, text: string) =>
  [...text.matchAll(/(?:\bfrom\s*|\bimport\s*|"\$schema"\s*:\s*)["'](\.[^"']+)["']/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )
