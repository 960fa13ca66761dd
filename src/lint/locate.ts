import { posix } from 'node:path'
import { parseSync } from 'rolldown/utils'
import type { Sources } from '../site/joined/sources-of.ts'
import { jsonError } from '../util/json-error.ts'

type Program = ReturnType<typeof parseSync>['program']
type Statement = Program['body'][number]
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']
type ObjectNode = Extract<Expression, { type: 'ObjectExpression' }>
type Property = Extract<ObjectNode['properties'][number], { type: 'Property' }>

/** Start and end offset of a part of a file's text. */
export interface Span {
  start: number
  end: number
}

/** The place in the source text where a value of a config is written. */
export interface Written {
  /** The file, relative to the project's root. If the config imports the value, the imported file. */
  file: string
  /** The path of the value in that file. */
  path: PropertyKey[]
  value: Span
  /** The value with its key, or the list entry. */
  whole: Span
  key?: Span | undefined
  /** Whether the whole path was found; otherwise this is the place of the nearest parent. */
  exact: boolean
}

/** An object or a list that is written in a source, with its properties or entries. */
export interface WrittenParts extends Written {
  isList: boolean
  parts: Span[]
  /** Whether it also takes the parts of another object or list. */
  spreads: boolean
}

/** Finds where the value at a path of a file is written. Returns undefined if the file cannot be parsed. */
export function locate(file: string, path: PropertyKey[], sources: Sources): Written | undefined {
  return find(file, path, sources)?.written
}

/** Finds the parts of the object or list at a path. Returns undefined if neither is written there. */
export function locateParts(file: string, path: PropertyKey[], sources: Sources): WrittenParts | undefined {
  const { node, written } = find(file, path, sources) ?? {}
  const isList = node?.type === 'ArrayExpression'
  if (!written?.exact || (!isList && node?.type !== 'ObjectExpression')) return undefined
  const parts = isList ? node.elements.filter((part) => part !== null) : node.properties
  return {
    ...written,
    isList,
    parts: parts.map((part) => spanOf(part, written.file)),
    spreads: parts.some(({ type }) => type === 'SpreadElement'),
  }
}

interface Located {
  written: Written
  node: Expression
}

function find(file: string, path: PropertyKey[], sources: Sources): Located | undefined {
  const program = programOf(file, sources)
  const node = program && exported(program)
  if (!node) return undefined
  const span = spanOf(node, file)
  return follow({ node, file, program, sources, keys: path, path: [], at: { value: span, whole: span } })
}

/** Returns the place of the first syntax error in a file; undefined if the file has none. */
export function syntaxError(file: string, text: string): Span | undefined {
  if (isJson(file)) return jsonSpan(text.replace(/^\uFEFF/, ' '))
  const label = parseSync(file, text).errors[0]?.labels[0]
  return label && { start: label.start, end: label.end }
}

function jsonSpan(text: string): Span | undefined {
  // An HTML page instead of JSON is wrong as a whole.
  const place = text.trimStart().startsWith('<') ? undefined : jsonError(text)?.offset
  return place === undefined ? undefined : { start: place, end: place }
}

interface Step {
  node: Expression
  file: string
  program: Program
  sources: Sources
  /** The rest of the path, which is not followed yet. */
  keys: PropertyKey[]
  /** The part of the path that was followed in this file. */
  path: PropertyKey[]
  at: Pick<Written, 'value' | 'whole' | 'key'>
}

function follow(step: Step): Located {
  const named = definition(step)
  if (named) return follow(named)
  const { node, file, keys, path, at } = step
  const [key, ...rest] = keys
  const here = { node, written: { file, path, ...at, exact: keys.length === 0 } }
  if (key === undefined) return here
  const child = childOf(node, key)
  if (!child) return spreadIn(step) ?? here
  const { value, whole } = child
  const next = {
    value: spanOf(value, file),
    whole: spanOf(whole, file),
    key: whole.type === 'Property' ? spanOf(whole.key, file) : undefined,
  }
  return follow({ ...step, node: plain(value), keys: rest, path: [...path, key], at: next })
}

/** Looks for the rest of a path in the objects that an object spreads: `{ ...home, icon: 'home' }`. */
function spreadIn(step: Step): Located | undefined {
  const { node, keys } = step
  if (node.type !== 'ObjectExpression') return undefined
  const spread = node.properties.flatMap((property) =>
    property.type === 'SpreadElement' ? [plain(property.argument)] : [],
  )
  return spread
    .toReversed()
    .map((source) => follow({ ...step, node: source }))
    .find(({ written: { exact, path } }) => exact || path.at(-1) === keys[0])
}

/** Resolves a name to its value in this file or in the imported file, and `home.to` to the object and its key. */
function definition(step: Step): Step | undefined {
  const { node, file, program, sources } = step
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed) {
    return { ...step, node: plain(node.object), keys: [node.property.name, ...step.keys] }
  }
  if (node.type !== 'Identifier') return undefined
  const declaration = declared(program, node.name)
  if (declaration) return { ...step, node: declaration, at: { ...step.at, value: spanOf(declaration, file) } }
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue
    const specifier = statement.specifiers.find(({ local }) => local.name === node.name)
    if (!specifier) continue
    const target = posix.join(posix.dirname(file), statement.source.value)
    const other = programOf(target, sources)
    const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : undefined
    const value = other && (name === undefined ? exported(other) : declared(other, name))
    if (!value) return undefined
    const span = spanOf(value, target)
    return { ...step, node: value, file: target, program: other, path: [], at: { value: span, whole: span } }
  }
  return undefined
}

function childOf(
  node: Expression,
  key: PropertyKey,
): { value: Expression; whole: Property | Expression } | undefined {
  if (node.type === 'ObjectExpression') {
    const named = node.properties.findLast(
      (candidate) => candidate.type === 'Property' && nameOf(candidate.key) === String(key),
    )
    // `Object.values({…})` is a list of the values.
    const isList = typeof key === 'number' && node.properties.every(({ type }) => type === 'Property')
    const property = named ?? (isList ? node.properties[key] : undefined)
    return property?.type === 'Property' ? { value: property.value, whole: property } : undefined
  }
  if (node.type !== 'ArrayExpression' || typeof key !== 'number') return undefined
  const elements = node.elements.slice(0, key + 1)
  // A spread list before the entry has an unknown number of entries.
  if (elements.some((element) => element === null || element.type === 'SpreadElement')) return undefined
  const element = elements[key]
  return element && element.type !== 'SpreadElement' ? { value: element, whole: element } : undefined
}

/** Returns the default export of a TypeScript file, or the value of a JSON file. */
function exported(program: Program): Expression | undefined {
  for (const statement of program.body) {
    if (statement.type === 'ExpressionStatement') return plain(statement.expression)
    if (statement.type !== 'ExportDefaultDeclaration') continue
    const { declaration } = statement
    return isExpression(declaration) ? plain(declaration) : undefined
  }
  return undefined
}

type Exported = Extract<Statement, { type: 'ExportDefaultDeclaration' }>['declaration']

const isExpression = (node: Exported): node is Exclude<Exported, { type: `${string}Declaration` }> =>
  !/^(Function|Class|TSInterface)Declaration$|^TSDeclareFunction$/.test(node.type)

function declared(program: Program, name: string): Expression | undefined {
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    const match = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
    if (match?.init) return plain(match.init)
  }
  return undefined
}

/** Removes brackets, type annotations and calls such as `definePage({…})` around a value. */
function plain(node: Expression): Expression {
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression') return plain(node.expression)
  if (node.type === 'ParenthesizedExpression') return plain(node.expression)
  const [argument, ...more] = node.type === 'CallExpression' ? node.arguments : []
  return argument && more.length === 0 && argument.type !== 'SpreadElement' ? plain(argument) : node
}

function nameOf(key: { type: string; name?: unknown; value?: unknown }): string {
  return String(key.type === 'Identifier' ? key.name : key.value)
}

const programs = new WeakMap<Sources, Map<string, Program | undefined>>()

/** Returns the parsed program of a file. Each file is parsed once. */
function programOf(file: string, sources: Sources): Program | undefined {
  const cached = programs.get(sources) ?? new Map<string, Program | undefined>()
  programs.set(sources, cached)
  if (!cached.has(file)) cached.set(file, parsedProgram(file, sources))
  return cached.get(file)
}

function parsedProgram(file: string, sources: Sources): Program | undefined {
  const text = sources(file)
  if (text === undefined) return undefined
  const { program, errors } = parseSync(parsedName(file), wrapped(file, text))
  return errors.length === 0 ? program : undefined
}

/** Puts JSON in brackets, so that the TypeScript parser reads an expression. */
const wrapped = (file: string, text: string) => (isJson(file) ? `(${text})` : text)
const shift = (file: string) => (isJson(file) ? 1 : 0)
const isJson = (file: string) => file.endsWith('.json')
const parsedName = (file: string) => (isJson(file) ? 'config.ts' : file)

const spanOf = ({ start, end }: Span, file: string): Span => ({
  start: start - shift(file),
  end: end - shift(file),
})
