import { choicesOf, isSchema, type JsonSchema } from '../../../util/json-schema.ts'
import { entriesOf } from './values.ts'

/** Valid values of a place, in the detail that a form needs. */
export type Shape =
  | TextShape
  | { kind: 'number'; least: number; isWhole: boolean }
  | { kind: 'choice'; values: unknown[] }
  | { kind: 'group'; fields: Field[] }
  | { kind: 'list'; item: Shape; least: number }
  | { kind: 'record'; value: Shape }
  | { kind: 'either'; shapes: Shape[] }
  | { kind: 'anything' }

interface TextShape {
  kind: 'text'
  /** Suggested texts. */
  names: string[]
  /** Folder of the pictures that the text can name. */
  folder?: string | undefined
}

/** Folders of pictures, by the names of their lists in the schema of the site's names. */
const folders: Record<string, string> = {
  picture: 'public/media',
  contentPicture: 'content/storage/pictures',
}

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

/** Converts a JSON Schema to a shape. `namesOf` returns the known names for a reference (`$ref`). */
export function readShape(node: JsonSchema, namesOf: (reference: string) => string[]): Shape {
  if (node.$ref !== undefined)
    return { kind: 'text', names: namesOf(node.$ref), folder: folders[node.$ref.replace(/.*\//, '')] }
  if (node.const !== undefined) return { kind: 'choice', values: [node.const] }
  if (node.enum) return { kind: 'choice', values: node.enum }
  const branches = choicesOf(node)
  if (branches.length > 0) return eitherOf(branches.map((branch) => readShape(branch, namesOf)))
  const within = (part: unknown): Shape => (isSchema(part) ? readShape(part, namesOf) : { kind: 'anything' })
  switch (node.type) {
    case 'string':
      return { kind: 'text', names: [] }
    case 'number':
    case 'integer':
      return { kind: 'number', least: Math.max(0, node.minimum ?? 0), isWhole: node.type === 'integer' }
    case 'boolean':
      return { kind: 'choice', values: [true, false] }
    case 'array':
      return { kind: 'list', item: within(node.items), least: node.minItems ?? 0 }
    case 'object':
      return node.properties
        ? { kind: 'group', fields: fieldsOf(node, within) }
        : { kind: 'record', value: within(node.additionalProperties) }
    default:
      return { kind: 'anything' }
  }
}

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
  const shapes: Shape[] = [
    ...(values.length > 0 ? [{ kind: 'choice' as const, values }] : []),
    ...(texts.length > 0
      ? [
          {
            kind: 'text' as const,
            names: texts.flatMap(({ names }) => names),
            folder: texts.find(({ folder }) => folder)?.folder,
          },
        ]
      : []),
    ...flat.filter(({ kind }) => kind !== 'choice' && kind !== 'text'),
  ]
  const [only] = shapes
  return only && shapes.length === 1 ? only : { kind: 'either', shapes }
}

/** Returns the smallest valid value of a shape, as a start for editing. */
export function blank(shape: Shape): unknown {
  switch (shape.kind) {
    case 'text':
    case 'anything':
      return ''
    case 'number':
      return shape.least
    case 'choice':
      return shape.values[0]
    case 'list':
      return Array.from({ length: shape.least }, () => blank(shape.item))
    case 'record':
      return {}
    case 'either':
      return shape.shapes[0] && blank(shape.shapes[0])
    case 'group':
      return Object.fromEntries(
        shape.fields.filter(({ isRequired }) => isRequired).map((field) => [field.key, blank(field.shape)]),
      )
  }
}

/** Returns the index of the shape that fits a value; 0 if none fits. */
export function shapeIndex(shapes: Shape[], value: unknown): number {
  const keys = entriesOf(value).map(([key]) => key)
  // If several groups fit, the group that has all keys of the value is the best.
  const best = shapes.findIndex(
    (shape) =>
      fits(shape, value) &&
      (shape.kind !== 'group' || keys.every((key) => shape.fields.some((field) => field.key === key))),
  )
  const first = shapes.findIndex((shape) => fits(shape, value))
  return Math.max(best < 0 ? first : best, 0)
}

function fits(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number'
    case 'choice':
      return shape.values.includes(value)
    case 'list':
      return Array.isArray(value)
    case 'either':
      return shape.shapes.some((option) => fits(option, value))
    case 'anything':
      return true
    default:
      return typeof value === 'object' && value !== null && !Array.isArray(value)
  }
}
