import type { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** What may stand in a place, as far as a form has to know. */
export type Shape =
  | { kind: 'text'; /** Texts that are usual here. */ names: string[] }
  | { kind: 'number'; min: number | undefined; max: number | undefined; isWhole: boolean }
  | { kind: 'flag' }
  | { kind: 'choice'; values: unknown[] }
  | { kind: 'group'; fields: Field[] }
  | { kind: 'list'; item: Shape; least: number }
  | { kind: 'record'; value: Shape }
  | { kind: 'either'; shapes: Shape[] }
  | { kind: 'anything' }

/** A key of a group. */
export interface Field {
  key: string
  shape: Shape
  /** What is said of it in the schema. */
  doc: string | undefined
  /** The value it has where it is left out. */
  usual: unknown
  isRequired: boolean
}

/** The names that a reference of a schema stands for. */
export type NamesOf = (reference: string) => string[]

/** Reads a JSON Schema. */
export function readShape(node: JsonSchema, namesOf: NamesOf = () => []): Shape {
  if (node.$ref !== undefined) return { kind: 'text', names: namesOf(node.$ref) }
  if (node.const !== undefined) return { kind: 'choice', values: [node.const] }
  if (node.enum) return { kind: 'choice', values: node.enum }
  const branches = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].filter(isSchema)
  if (branches.length > 0) return eitherOf(branches.map((branch) => readShape(branch, namesOf)))
  const within = (part: unknown) => (isSchema(part) ? readShape(part, namesOf) : anything)
  switch (node.type) {
    case 'string':
      return { kind: 'text', names: [] }
    case 'number':
    case 'integer':
      return {
        kind: 'number',
        min: limit(node.minimum),
        max: limit(node.maximum),
        isWhole: node.type === 'integer',
      }
    case 'boolean':
      return { kind: 'flag' }
    case 'array':
      return { kind: 'list', item: within(node.items), least: node.minItems ?? 0 }
    case 'object':
      return node.properties
        ? { kind: 'group', fields: fieldsOf(node, within) }
        : { kind: 'record', value: within(node.additionalProperties) }
    default:
      return anything
  }
}

const anything: Shape = { kind: 'anything' }

function fieldsOf({ properties = {}, required = [] }: JsonSchema, within: (part: unknown) => Shape): Field[] {
  return Object.entries(properties).map(([key, part]) => {
    const { description: doc, default: usual } = isSchema(part) ? part : {}
    return { key, shape: within(part), doc, usual, isRequired: required.includes(key) && usual === undefined }
  })
}

/** Some values to choose from are one choice, a text of certain names or another is one text. */
function eitherOf(branches: Shape[]): Shape {
  const flat = branches.flatMap((shape) => (shape.kind === 'either' ? shape.shapes : [shape]))
  const values = flat.flatMap((shape) => (shape.kind === 'choice' ? shape.values : []))
  const texts = flat.filter((shape) => shape.kind === 'text')
  const rest = flat.filter(({ kind }) => kind !== 'choice' && kind !== 'text')
  const shapes: Shape[] = [
    ...(values.length > 0 ? [{ kind: 'choice' as const, values }] : []),
    ...(texts.length > 0 ? [{ kind: 'text' as const, names: texts.flatMap(({ names }) => names) }] : []),
    ...rest,
  ]
  const [only] = shapes
  return only && shapes.length === 1 ? only : { kind: 'either', shapes }
}

/** A limit that only the number type sets goes without saying. */
const limit = (value: number | undefined) =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
