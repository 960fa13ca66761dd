import { z } from 'zod'
import { childOf } from '../../util/document-order.ts'
import { choicesOf, isSchema, type JsonSchema } from '../../util/json-schema.ts'
import { onceFor } from '../../util/once-for.ts'

const eitherOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Describes the values that a schema allows at a place of an input. */
export interface SchemaMap {
  /** Returns the keys that an object at this path may have. */
  keysAt: (path: PropertyKey[], input: unknown) => string[]
  /** Describes in words the values that are allowed at this path. */
  expectedAt: (path: PropertyKey[], input: unknown) => string
  /** Returns the schema of a text at this path that visitors see; undefined for any other value. */
  shownAt: (path: PropertyKey[], input: unknown) => JsonSchema | undefined
}

/** Creates the map of a schema from its JSON Schema, which is zod's public format. */
export function schemaMap(schema: z.ZodType): SchemaMap {
  const root = jsonSchemaOf(schema)
  const at = (path: PropertyKey[], input: unknown) => nodesAt(root, path, input)
  return {
    keysAt: (path, input) => [
      ...new Set(at(path, input).flatMap((node) => Object.keys(node.properties ?? {}))),
    ],
    expectedAt: (path, input) => describeAll(at(path, input)),
    shownAt: (path, input) => at(path, input).find(({ shown }) => shown === true),
  }
}

/** Returns a schema as JSON Schema. It is created once, since this is slow for the schema of pages. */
export const jsonSchemaOf = onceFor((schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
)

/** Returns the schemas that may apply at a path. Of a union, these are the members with the input's type. */
function nodesAt(root: JsonSchema, path: PropertyKey[], input: unknown): JsonSchema[] {
  let nodes = schemasBelow(holderOf(root), 'root', input)
  let value = input
  for (const key of path) {
    value = childOf(value, key)
    nodes = schemasBelow(nodes, key, value)
  }
  return nodes
}

/** Returns a list of schemas with this one below it, always the same list, whose results are cached. */
const holderOf = onceFor((root: JsonSchema): JsonSchema[] => [{ properties: { root } }])

const below = new WeakMap<JsonSchema[], Map<unknown, Map<unknown, JsonSchema[]>>>()

/**
 * Returns the schemas that may apply to the value at a key of these schemas. Results are cached, since pages are
 * similar.
 */
export function schemasBelow(schemas: JsonSchema[], key: PropertyKey, value: unknown): JsonSchema[] {
  const isTuple = schemas.some(({ prefixItems }) => prefixItems)
  const byKey = below.get(schemas) ?? new Map<unknown, Map<unknown, JsonSchema[]>>()
  const place = typeof key === 'number' && !isTuple ? 0 : key
  const byType = byKey.get(place) ?? new Map<unknown, JsonSchema[]>()
  const type = childOf(value, 'type')
  const matches = byType.get(type) ?? schemas.flatMap((schema) => childSchemas(schema, key, value))
  below.set(schemas, byKey.set(place, byType.set(type, matches)))
  return matches
}

function childSchemas(schema: JsonSchema, key: PropertyKey, value: unknown): JsonSchema[] {
  const child =
    typeof key === 'number'
      ? (schema.prefixItems?.[key] ?? schema.items)
      : (schema.properties?.[String(key)] ?? schema.additionalProperties)
  return isSchema(child) ? flatten(child, value) : []
}

/** Returns the members of a union that have the value's type, or the schema itself if it is not a union. */
function flatten(node: JsonSchema, value: unknown): JsonSchema[] {
  const choices = choicesOf(node)
  if (choices.length === 0) return [node]
  const type = childOf(value, 'type')
  const mine = choices.filter(
    ({ properties = {} }) => type !== undefined && typesOf(properties.type).includes(type),
  )
  return (mine.length > 0 ? mine : choices).flatMap((choice) => flatten(choice, value))
}

/** Returns the values that a member of a union has for `type`. */
const typesOf = (node: unknown): unknown[] => (isSchema(node) ? (node.enum ?? [node.const]) : [])

/** Describes all schemas. If several of them are objects, as for blocks, their keys are omitted. */
function describeAll(nodes: JsonSchema[]): string {
  const objects = nodes.filter(({ type }) => type === 'object')
  return eitherOf.format(
    new Set(
      nodes.map((node) => (objects.length > 1 && objects.includes(node) ? 'an object' : describe(node))),
    ),
  )
}

/** Describes the values of a schema that is no union. */
export function describe(node: JsonSchema): string {
  if (node.const !== undefined) return JSON.stringify(node.const)
  if (node.enum) return `one of ${node.enum.map((option) => JSON.stringify(option)).join(', ')}`
  const { type = 'value', minimum, maximum, minItems, maxItems, patternWords } = node
  if (type === 'object') return describeKeys(node)
  if (type === 'integer') return `a whole number${range(minimum, maximum)}`
  if (type === 'array') return `a list${range(minItems, maxItems)}`
  if (type === 'boolean') return 'true or false'
  if (type !== 'string') return `a ${String(type)}`
  return formats[node.format ?? ''] ?? (typeof patternWords === 'string' ? patternWords : 'a text')
}

/** Returns the keys of an object, with a question mark behind optional ones as in TypeScript. */
const describeKeys = ({ properties = {}, required = [] }: JsonSchema) =>
  `{ ${Object.keys(properties)
    .map((key) => (required.includes(key) ? key : `${key}?`))
    .join(', ')} }`

const formats: Record<string, string> = {
  email: 'an e-mail address',
  uri: 'a web address that begins with https://',
}

/**
 * Returns ` from 1 to 9`, ` of exactly 5` or ` of at least 1`. Limits that only come from the number type are omitted.
 */
function range(from = -Infinity, to = Infinity): string {
  if (from === to) return ` of exactly ${from}`
  const [low, high] = [from > Number.MIN_SAFE_INTEGER, to < Number.MAX_SAFE_INTEGER]
  if (low && high) return ` from ${from} to ${to}`
  if (low) return ` of at least ${from}`
  return high ? ` of at most ${to}` : ''
}
