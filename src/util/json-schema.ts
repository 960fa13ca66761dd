import type { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** Whether a value is a schema object, not `true` or `false`. */
export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the members of a union; none for any other schema. */
export const choicesOf = ({ anyOf = [], oneOf = [] }: JsonSchema): JsonSchema[] =>
  [...anyOf, ...oneOf].filter(isSchema)

/** Returns the schemas inside a schema: of its keys, with their names, and of lists, choices and further keys. */
export function partsOf(node: JsonSchema): { key?: string; part: JsonSchema }[] {
  const { properties = {}, items = [], prefixItems = [], additionalProperties = [] } = node
  const unnamed = [items, choicesOf(node), prefixItems, additionalProperties].flat()
  return [
    ...Object.entries(properties).flatMap(([key, part]) => (isSchema(part) ? [{ key, part }] : [])),
    ...unnamed.filter(isSchema).map((part) => ({ part })),
  ]
}
