import { isSchema, namesFor, partsOf, type JsonSchema } from './editor-schemas.ts'
import type { NameKind } from './known-names.ts'

/** The types that configs are written against, as TypeScript: those of the schemas, with their docs and with the site's names. */
export function authorTypes(schemas: ReadonlyMap<string, JsonSchema>): string {
  const page = schemas.get('page') ?? {}
  const blocks = blocksOf(page)
  const named = new Map(blocks.map((block) => [block, `${pascal(typeOfBlock(block))}Block`]))
  const types = [
    ...[...named].map(([block, name]) => interfaceOf(name, block)),
    `/** A block of any type. */\nexport type AuthoredBlock = ${[...named.values()].join(' | ')}`,
    interfaceOf('AuthoredPage', page, named),
    ...[
      ['AuthoredSite', 'site'],
      ['AuthoredKinds', 'kinds'],
      ['AuthoredRedirects', 'redirects'],
    ].map(([name = '', file = '']) => typeAlias(name, schemas.get(file) ?? {})),
  ]
  return indented([head, ...types].join('\n\n'))
}

/** The names of a site as types; `npm run schemas` writes them beside its configs. */
export function knownTypes(names: Record<NameKind, string[]>): string {
  const lines = Object.entries(names).map(
    ([kind, list]) => `${kind}: ${unionOf(list).replaceAll(/(^|\| )"/g, '\n| "')}`,
  )
  const body = `interface KnownNames {\n${lines.join('\n')}\n}`
  return indented(`${madeBy}\n\n/** The names that this site's files give, for editors to offer. */\n${body}`)
}

const madeBy = '// Made by `npm run schemas`: what is edited here is lost.'
const head = `${madeBy} Its docs are the comments of the schemas.

/** One of the names that the site's own files give (\`page-configs/known.d.ts\`), for editors to offer. */
type Known<K extends string> = K extends keyof KnownNames ? KnownNames[K] : never`

/** The blocks that a page may have. */
export function blocksOf({ properties }: JsonSchema): JsonSchema[] {
  return partsOf({ properties: { blocks: properties?.blocks ?? {} } })
    .flatMap(({ part }) => partsOf(part))
    .flatMap(({ part }) => partsOf(part))
    .map(({ part }) => part)
}

/** The type of a block by its schema. */
export const typeOfBlock = (block: JsonSchema) =>
  String(partsOf(block).find(({ key }) => key === 'type')?.part.const)

const pascal = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase())

type Named = ReadonlyMap<JsonSchema, string>

const interfaceOf = (name: string, node: JsonSchema, named?: Named) =>
  `${docOf(node)}export interface ${name} ${objectOf(node, named)}`
const typeAlias = (name: string, node: JsonSchema) => `${docOf(node)}export type ${name} = ${typeOf(node)}`

/** A schema's type; one of the `named` by its name. */
function typeOf(node: JsonSchema, named?: Named): string {
  const name = named?.get(node)
  if (name !== undefined) return name
  const { anyOf, oneOf, prefixItems, items, enum: values } = node
  const known = namesFor(node)
  if (known !== undefined) return `Known<'${known}'>`
  if (node.const !== undefined) return JSON.stringify(node.const)
  if (values) return unionOf(values)
  const choices = anyOf ?? oneOf
  if (choices) {
    // A union with plain texts would forget its names.
    const offers = choices.some((part) => isSchema(part) && namesFor(part) !== undefined)
    return choices
      .map((part) => (offers && isText(part) ? '(string & {})' : typeOfPart(part, named)))
      .join(' | ')
  }
  if (prefixItems) return `[${prefixItems.map((part) => typeOfPart(part, named)).join(', ')}]`
  if (node.type === 'array') return `(${typeOfPart(items, named)})[]`
  if (node.type === 'object') return objectOf(node, named)
  if (node.type === 'integer') return 'number'
  return typeof node.type === 'string' ? node.type : 'unknown'
}

const typeOfPart = (part: unknown, named?: Named) => (isSchema(part) ? typeOf(part, named) : 'unknown')

const isText = (part: unknown) => isSchema(part) && part.type === 'string' && part.const === undefined

function objectOf(node: JsonSchema, named?: Named): string {
  const { properties = {}, required = [], additionalProperties } = node
  // What a `.json` file says to editors no `.ts` file needs.
  const { $schema: _, ...own } = properties
  const keys = partsOf({ properties: own }).map(({ key = '', part }) => {
    const name = /^[\w$]+$/.test(key) ? key : JSON.stringify(key)
    return required.includes(key)
      ? `${docOf(part)}${name}: ${typeOf(part, named)}`
      : `${docOf(part)}${name}?: ${typeOf(part, named)} | undefined`
  })
  const more = additionalProperties === false || additionalProperties === undefined
  const rest = more
    ? []
    : [`[key: string]: ${keys.length > 0 ? 'unknown' : typeOfPart(additionalProperties, named)}`]
  return `{\n${[...keys, ...rest].join('\n')}\n}`
}

function docOf({ description, default: usual }: JsonSchema): string {
  if (description === undefined) return ''
  const words = description.replaceAll('*/', '*∕')
  const left = usual === undefined ? '' : `\n * @default ${JSON.stringify(usual)}\n `
  return left ? `/**\n * ${words}${left}*/\n` : `/** ${words} */\n`
}

/** Each line as far in as braces are open before it. */
function indented(code: string): string {
  let depth = 0
  const lines = code.split('\n').map((line) => {
    const isDoc = /^ ?[/*]/.test(line)
    if (!isDoc && line.startsWith('}')) depth -= 1
    const text = line === '' ? '' : '  '.repeat(depth) + line.trimEnd()
    if (!isDoc && line.endsWith('{')) depth += 1
    return text
  })
  return `${lines.join('\n')}\n`
}

const unionOf = (values: readonly unknown[]) =>
  values.length === 0 ? 'never' : values.map((value) => JSON.stringify(value)).join(' | ')
