import { choicesOf, isSchema, type JsonSchema } from '../../../util/json-schema.ts'

/** Valid values of a place, in the detail that a form needs. */
export type Shape =
  | { kind: 'text'; /** Suggested texts. */ names: string[] }
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
  /** Description in the schema. */
  doc: string | undefined
  /** Default value. */
  preset: unknown
  isRequired: boolean
}

/** Returns the known names for a reference (`$ref`) in a schema. */
export type NamesOf = (reference: string) => string[]

/** Converts a JSON Schema to a shape. */
export function readShape(node: JsonSchema, namesOf: NamesOf = () => []): Shape {
  if (node.$ref !== undefined) return { kind: 'text', names: namesOf(node.$ref) }
  if (node.const !== undefined) return { kind: 'choice', values: [node.const] }
  if (node.enum) return { kind: 'choice', values: node.enum }
  const branches = choicesOf(node)
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
    const { description: doc, default: preset } = isSchema(part) ? part : {}
    return {
      key,
      shape: within(part),
      doc,
      preset,
      isRequired: required.includes(key) && preset === undefined,
    }
  })
}

/** Merges the branches of a union: all constants become one choice, and all texts become one text. */
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

/** Returns a limit, except the limits of the number type itself. */
const limit = (value: number | undefined) =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value
