import { z } from 'zod'
import { childOf } from '../../util/document-order.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

const eitherOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Tells what a schema allows at a place of an input. */
export interface SchemaMap {
  /** The names an object at this path may have. */
  keysAt: (path: PropertyKey[], input: unknown) => string[]
  /** In words, what may stand at this path. */
  expectedAt: (path: PropertyKey[], input: unknown) => string
}

/** Reads the map off the schema's JSON Schema, which is zod's public picture of it. */
export function schemaMap(schema: z.ZodType): SchemaMap {
  const root = jsonSchemaOf(schema)
  const at = (path: PropertyKey[], input: unknown) => nodesAt(root, path, input)
  return {
    keysAt: (path, input) => [
      ...new Set(at(path, input).flatMap((node) => Object.keys(node.properties ?? {}))),
    ],
    expectedAt: (path, input) => describeAll(at(path, input)),
  }
}

const made = new WeakMap<z.ZodType, JsonSchema>()

/** What a schema takes, as JSON Schema; made once, since of a page it takes a while. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = made.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  made.set(schema, known)
  return known
}

/** The schemas that may apply at a path: of a union, those whose type is the input's own. */
function nodesAt(root: JsonSchema, path: PropertyKey[], input: unknown): JsonSchema[] {
  let nodes = flatten(root, input)
  let value = input
  for (const key of path) {
    value = childOf(value, key)
    nodes = schemasBelow(nodes, key, value)
  }
  return nodes
}

const below = new WeakMap<JsonSchema[], Map<unknown, Map<unknown, JsonSchema[]>>>()

/** The schemas that may apply to the value at a key of what these speak of; found once, since pages are alike. */
export function schemasBelow(schemas: JsonSchema[], key: PropertyKey, value: unknown): JsonSchema[] {
  const isTuple = schemas.some(({ prefixItems }) => prefixItems)
  const byKey = below.get(schemas) ?? new Map<unknown, Map<unknown, JsonSchema[]>>()
  const place = typeof key === 'number' && !isTuple ? 0 : key
  const byType = byKey.get(place) ?? new Map<unknown, JsonSchema[]>()
  const type = childOf(value, 'type')
  const found = byType.get(type) ?? schemas.flatMap((schema) => childSchemas(schema, key, value))
  below.set(schemas, byKey.set(place, byType.set(type, found)))
  return found
}

function childSchemas(schema: JsonSchema, key: PropertyKey, value: unknown): JsonSchema[] {
  const child =
    typeof key === 'number'
      ? (schema.prefixItems?.[key] ?? schema.items)
      : (schema.properties?.[String(key)] ?? schema.additionalProperties)
  return isSchema(child) ? flatten(child, value) : []
}

/** The schemas that a schema stands for: of a union, those whose type is the value's own. */
function flatten(node: JsonSchema, value: unknown): JsonSchema[] {
  const choices = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].filter(isSchema)
  if (choices.length === 0) return [node]
  const type = childOf(value, 'type')
  const mine = choices.filter(
    ({ properties }) => type !== undefined && childOf(properties?.type, 'const') === type,
  )
  return (mine.length > 0 ? mine : choices).flatMap((choice) => flatten(choice, value))
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Of many objects, as of all the blocks, none is spelt out. */
function describeAll(nodes: JsonSchema[]): string {
  const objects = nodes.filter(({ type }) => type === 'object')
  return eitherOf.format(
    new Set(
      nodes.map((node) => (objects.length > 1 && objects.includes(node) ? 'an object' : describe(node))),
    ),
  )
}

function describe(node: JsonSchema): string {
  if (node.const !== undefined) return JSON.stringify(node.const)
  if (node.enum) return `one of ${node.enum.map((option) => JSON.stringify(option)).join(', ')}`
  const { type = 'value', minimum, maximum, minItems, maxItems } = node
  if (type === 'object') return `{ ${Object.keys(node.properties ?? {}).join(', ')} }`
  if (type === 'integer') return `a whole number${range(minimum, maximum)}`
  if (type === 'array') return `a list${range(minItems, maxItems)}`
  if (type === 'boolean') return 'true or false'
  if (type !== 'string') return `a ${String(type)}`
  return formats[node.format ?? ''] ?? (node.pattern ? `a text that matches ${node.pattern}` : 'a text')
}

const formats: Record<string, string> = { email: 'an e-mail address', uri: 'a web address' }

/** ` from 1 to 9`, ` of exactly 5`, ` of at least 1`; a limit that only the number type sets goes without saying. */
function range(from = -Infinity, to = Infinity): string {
  if (from === to) return ` of exactly ${from}`
  const [low, high] = [from > Number.MIN_SAFE_INTEGER, to < Number.MAX_SAFE_INTEGER]
  if (low && high) return ` from ${from} to ${to}`
  if (low) return ` of at least ${from}`
  return high ? ` of at most ${to}` : ''
}
