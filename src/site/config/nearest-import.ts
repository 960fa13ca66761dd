import { basename, dirname, join } from 'node:path'
import { namesIn } from '../../util/files-in.ts'
import { nearestName } from '../../util/nearest-name.ts'

/** Returns the existing package or file that an import of `file` misspells, by the reason why the import fails. */
export function nearestImport(reason: string, file: string): string | undefined {
  const [, kind, name = ''] = /^there is no (file|package) "([^"]+)"/.exec(reason) ?? []
  if (kind === undefined) return undefined
  if (kind === 'package') return nearestName(name, packages)
  const nearest = nearestName(basename(name), namesIn(join(dirname(file), dirname(name))))
  return nearest && `${dirname(name)}/${nearest}`
}

/** Names by which configs, blocks and rules of a site import the engine. */
const packages = ['pagework', 'pagework/blocks', 'pagework/parts', 'pagework/rules']
