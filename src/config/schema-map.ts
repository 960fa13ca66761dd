import { z } from 'zod'
import { childOf } from './document-order.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Tells what a schema allows at a place of an input. */
export interface SchemaMap {
  /** The names an object at this path may have. */
  keysAt: (path: PropertyKey[], input: unknown) => string[]
  /** In words, what may stand at this path. */
  expectedAt: (path: PropertyKey[], input: unknown) => string
}

/** Reads the map off the schema's JSON Schema, which is zod's public picture of it. */
export function schemaMap(schema: z.ZodType): SchemaMap {
  const root: JsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const at = (path: PropertyKey[], input: unknown) => nodesAt(root, path, input)
  return {
    keysAt: (path, input) => [
      ...new Set(at(path, input).flatMap((node) => Object.keys(node.properties ?? {}))),
    ],
    expectedAt: (path, input) => [...new Set(at(path, input).map(describe))].join(', or '),
  }
}

/** The schemas that may apply at a path: of a union, those whose type is the input's own. */
function nodesAt(root: JsonSchema, path: PropertyKey[], input: unknown): JsonSchema[] {
  let nodes = flatten(root, input)
  let value = input
  for (const key of path) {
    value = childOf(value, key)
    const here = value
    nodes = nodes.flatMap((node) => {
      const child = typeof key === 'number' ? node.items : node.properties?.[String(key)]
      return isSchema(child) ? flatten(child, here) : []
    })
  }
  return nodes
}

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

function describe(node: JsonSchema): string {
  if (node.const !== undefined) return JSON.stringify(node.const)
  if (node.enum) return `one of ${node.enum.map((option) => JSON.stringify(option)).join(', ')}`
  if (node.type === 'object') return `{ ${Object.keys(node.properties ?? {}).join(', ')} }`
  if (node.type === 'integer')
    return `a whole number from ${node.minimum ?? 'any'} to ${node.maximum ?? 'any'}`
  if (node.type === 'array') return 'a list'
  return node.pattern
    ? `a text like ${node.pattern}`
    : `a ${node.type === 'string' ? 'text' : String(node.type ?? 'value')}`
}
