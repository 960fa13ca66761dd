import { basename, dirname, join, relative } from 'node:path'
import { namesIn } from '../../util/files-in.ts'
import { jsonError } from '../../util/json-error.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { parseConfigJson } from './parse-config-json.ts'
import { readText } from '../../util/read-text.ts'
import { ImportFailure, reasonOf } from './import-failure.ts'
import type { ConfigFile } from './project.ts'

/** Imports a TypeScript module. The caller provides the function for its environment. */
export type ImportModule = (file: string) => Promise<{ default?: unknown }>

/** Reads a config file. A file that cannot be read has a problem that says why, and where. */
export async function readConfigFile(
  root: string,
  file: string,
  importModule: ImportModule,
): Promise<ConfigFile> {
  const text = readText(join(root, file))
  try {
    const input = file.endsWith('.json') ? jsonOf(text) : await importDefault(join(root, file), importModule)
    return { file, text: text ?? '', input, problems: [] }
  } catch (error) {
    const { reason, ...place } = failureOf(error, { root, file, text })
    const problem = { path: [], rule: 'unreadable-file', problem: `cannot be read: ${reason}`, ...place }
    return { file, text: text ?? '', input: undefined, problems: [problem] }
  }
}

function jsonOf(text: string | undefined): unknown {
  if (text === undefined) throw new Error('there is no such file')
  // A separate rule reports byte-order marks.
  return parseConfigJson(text.replace(/^\uFEFF/, ''))
}

async function importDefault(file: string, importModule: ImportModule): Promise<unknown> {
  const module = await importModule(file)
  if (!('default' in module))
    throw new Error('it has no default export; write "export default" before its value')
  return module.default
}

interface Place {
  root: string
  file: string
  text: string | undefined
}

function failureOf(error: unknown, { root, file, text }: Place) {
  const syntax = file.endsWith('.json') && text !== undefined && jsonError(text.replace(/^\uFEFF/, ' '))
  if (syntax) return syntax
  const place = error instanceof ImportFailure ? error.place : undefined
  const at = place && { file: relative(root, place.file).replaceAll('\\', '/'), offset: place.offset }
  const reason = reasonOf(error)
  const nearest =
    text === undefined
      ? nearestName(basename(file), namesIn(join(root, dirname(file))))
      : nearestImport(reason, place?.file ?? join(root, file))
  return { reason, nearest, ...at }
}

/** Returns the existing package or file that an import of `file` misspells, by the reason why the import fails. */
function nearestImport(reason: string, file: string): string | undefined {
  const [, kind, name = ''] = /^there is no (file|package) "([^"]+)"/.exec(reason) ?? []
  if (kind === undefined) return undefined
  if (kind === 'package') return nearestName(name, packages)
  const nearest = nearestName(basename(name), namesIn(join(dirname(file), dirname(name))))
  return nearest && `${dirname(name)}/${nearest}`
}

/** Names by which configs, blocks and rules of a site import the engine. */
const packages = ['pagework', 'pagework/blocks', 'pagework/parts', 'pagework/rules']
