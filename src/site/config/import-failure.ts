import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { stripVTControlCharacters } from 'node:util'
import { childOf } from '../../util/document-order.ts'
import { messageOf } from '../../util/message-of.ts'

/** Why a config cannot be imported, with the place of the cause if it is known. */
export class ImportFailure extends Error {
  readonly place: FilePlace | undefined

  /** `map` is the source map of the code that threw the error. */
  constructor(error: unknown, map?: SourceMapPayload) {
    super(reasonOf(error), { cause: error })
    this.place = bundlerPlace(error) ?? (map && (packagePlace(error, map) ?? thrownPlace(error, map)))
  }
}

/** A place in a file, which is named by its absolute path. */
export interface FilePlace {
  file: string
  offset: number
}

/** Returns an error's message in one line, without the bundler's drawing of the place and without terminal codes. */
export function reasonOf(error: unknown): string {
  const message = stripVTControlCharacters(messageOf(error)).trim()
  const [, reason = message] = /^(?:\[[A-Z_]+\] (?:Error: )?|RolldownError: )(.+)$/m.exec(message) ?? []
  if (/^Could not resolve .* in .{1,2}all-configs$/.test(reason)) return 'there is no such file'
  const [, encoded] = /Could not load (?:.*[/\\])?(.+)\n[^]*did not contain valid UTF-8/.exec(message) ?? []
  if (encoded !== undefined) return `${encoded} is not UTF-8: save it as UTF-8`
  const [, path] = /^Could not resolve '([^']+)' in /.exec(reason) ?? []
  const missing = path ?? missingPackage(reason)
  if (missing !== undefined) return `there is no ${missing.startsWith('.') ? 'file' : 'package'} "${missing}"`
  const plain = parserReasons[reason]
  if (plain !== undefined) return plain
  const [, quotation] = /^Invalid Character `([‘’‚“”„«»])`$/.exec(reason) ?? []
  if (quotation !== undefined) return `${quotation} is not a quotation mark of TypeScript: write '`
  const [, property] = /^Cannot read properties of (?:undefined|null) \(reading '(.+)'\)$/.exec(reason) ?? []
  if (property !== undefined)
    return `the value before ".${property}" is missing (of an environment variable that may be unset, write process.env.NAME ?? 'a value')`
  if (reason === 'fetch failed')
    return `a request failed (${String(childOf(error instanceof Error ? error.cause : undefined, 'message'))}): write the value into a file`
  const [, name, entry = ''] = /^"(\w+)" is not exported by "(?:.*\/)?(\S+)"\.$/.exec(reason) ?? []
  if (name !== undefined) {
    const home = entries[entry] && /^define[A-Z]/.test(name) ? `: import it from '${homeOf(name)}'` : ''
    return `${entries[entry] ?? entry} does not export ${name}${home}`
  }
  const [, variable] = /^(\S+) is not defined$/.exec(reason) ?? []
  return variable === undefined ? reason : `${reason}: import it, or write a text in quotes`
}

/** Files of the engine that configs, blocks and rules import, with their names in imports. */
const entries: Partial<Record<string, string>> = {
  'define.ts': 'pagework',
  'site-blocks.ts': 'pagework/blocks',
  'site-parts.ts': 'pagework/parts',
  'site-rules.ts': 'pagework/rules',
}

/** Returns the name in imports of the file that exports a function such as `definePage`. */
const homeOf = (name: string) =>
  name === 'defineBlock' ? 'pagework/blocks' : name === 'defineRule' ? 'pagework/rules' : 'pagework'

/** Reasons of the parser in words for authors. */
const parserReasons: Partial<Record<string, string>> = {
  'Encountered diff marker': 'a mark of a merge conflict: choose one version, and remove the marks',
  'Unterminated string': 'the quotation mark that opens this text is not closed',
  'Unexpected token': 'a bracket, comma or quotation mark before this is missing or too many',
}

const missingPackage = (message: string) => /^Failed to resolve module specifier "([^"]+)"/.exec(message)?.[1]

/** Returns the place where a source of the map imports a package that is not installed. */
function packagePlace(error: unknown, { sources, sourcesContent }: SourceMapPayload): FilePlace | undefined {
  const name = missingPackage(error instanceof Error ? error.message : '')
  for (const [index, file] of name === undefined ? [] : sources.entries()) {
    if (file.includes('node_modules')) continue
    const offset = [`'${name}'`, `"${name}"`].map((text) => sourcesContent[index]?.indexOf(text) ?? -1)
    if (Math.max(...offset) >= 0) return { file, offset: Math.max(...offset) }
  }
  return undefined
}

/** Returns the place that the bundler names. */
function bundlerPlace(error: unknown): FilePlace | undefined {
  const loc = childOf(childOf(childOf(error, 'errors'), 0), 'loc')
  const [file, line, column] = ['file', 'line', 'column'].map((key) => childOf(loc, key))
  // A missing config has its place in the list of all configs, which is no file.
  return typeof file === 'string' && existsSync(file)
    ? placeIn(file, Number(line) - 1, Number(column))
    : undefined
}

/** Returns the place of the first line of the stack that is in a source of the map. */
function thrownPlace(error: unknown, map: SourceMapPayload): FilePlace | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const sources = new SourceMap(map)
  for (const [, line, column] of stack.matchAll(/base64,[^:]*:(\d+):(\d+)/g)) {
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1)
    if ('originalSource' in entry && entry.originalSource)
      return placeIn(entry.originalSource, entry.originalLine, entry.originalColumn)
  }
  return undefined
}

/** Returns a place by its line and column, counted from 0. */
function placeIn(file: string, line: number, column: number): FilePlace {
  const before = readFileSync(file, 'utf8').split('\n').slice(0, line)
  return { file, offset: before.join('\n').length + (line > 0 ? 1 : 0) + column }
}
