import { z } from 'zod'
import { blockSchema } from '../../../schemas/blocks/index.ts'
import { readShape, type Field, type Shape } from './shape.ts'

/** The options of a type of block. */
export function blockShape(type: string): Shape & { kind: 'group' } {
  const schema = blockSchema.options.find(({ shape }) => shape.type.value === type)
  if (!schema) throw new Error(`There is no block ${type}`)
  const shape = readShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  if (shape.kind !== 'group') throw new Error(`The options of ${type} are no object`)
  return shape
}

/** Words for the value that an option has where it is left out; undefined where it has none. */
export function usualInWords({ usual }: Pick<Field, 'usual'>): string | undefined {
  if (usual === undefined) return undefined
  const text = JSON.stringify(usual)
  const setting = /^"\{site\.(\w+)\}"$/.exec(text)?.[1]
  if (setting !== undefined) return `the site’s ${setting}`
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
