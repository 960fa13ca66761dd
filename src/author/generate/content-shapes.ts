import { z } from 'zod'
import { MAX_LENGTHS } from '../../../schemas/content.ts'
import type { ContentSource } from '../../../schemas/page.ts'
import { flags } from '../../../schemas/shared/flags.ts'
import type { JsonSchema } from '../../util/json-schema.ts'
import type { Schemas } from './load-schemas.ts'

/** Names of the contract's objects, by the field that holds them. */
const itemNames: Record<string, string> = {
  sections: 'Section',
  images: 'ImageItem',
  faqs: 'FaqEntry',
  faq_entries: 'FaqEntry',
  gallery: 'GalleryEntry',
  articles: 'Article',
  table: 'ArticleTable',
  rows: 'TableRow',
  product: 'PageName',
  next: 'PageName',
}

/** Names of the items of an answer, by the kind in the page's `content`. */
const shapeOfKind = {
  sections: 'Section',
  gallery: 'GalleryEntry',
  articles: 'Article',
  article: 'Article',
} as const

/** Returns the shape of an answer, in its envelope. */
export function answerShape(
  { kind, envelope }: Pick<ContentSource, 'kind' | 'envelope'>,
  base: string,
): JsonSchema {
  const item = { $ref: base + shapeOfKind[kind] }
  if (kind === 'article') return item
  const list: JsonSchema = { type: 'array', items: item }
  const data: JsonSchema = { description: 'The list.', ...list }
  const inData: JsonSchema = { type: 'object', properties: { data }, required: ['data'] }
  if (envelope === 'list') return list
  return envelope === 'data' ? inData : { anyOf: [list, inData] }
}

/**
 * Returns the shapes that the content service should send, by name: the contract of `schemas/content.ts`, read without
 * an oddity. The contract reads leniently with functions, so this module has a JSON Schema for each of them. Shapes
 * refer to each other below `base`.
 */
export function contentShapes(
  { contentContract, docs, madeBy }: Schemas,
  base: string,
): Map<string, JsonSchema> {
  const shapes = new Map<string, JsonSchema>()
  const { lists } = contentContract()
  for (const list of Object.values(lists)) z.toJSONSchema(list, { ...options(), io: 'input' })
  return shapes

  function options() {
    return {
      unrepresentable: 'any' as const,
      metadata: docs,
      override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }) => {
        Object.assign(jsonSchema, sentAs(zodSchema))
        const { def } = zodSchema._zod
        if (def.type === 'object') jsonSchema.required = neededKeys(def.shape)
      },
    }
  }

  /** Returns the JSON Schema of a value that one of the contract's functions reads. */
  function sentAs(schema: z.core.$ZodType): JsonSchema | undefined {
    const made = madeBy.get(schema)
    if (made) return fieldOf(made.maker, made.with)
    if (!('in' in schema._zod.def && 'out' in schema._zod.def)) return undefined
    const { in: from, out } = schema._zod.def
    const sent = isSchema(from) ? sentAs(from) : undefined
    return sent && isSchema(out) && z.toJSONSchema(out, { unrepresentable: 'any' }).minLength
      ? needed(sent)
      : sent
  }

  function fieldOf(maker: string, [name, more, numbers]: unknown[]): JsonSchema {
    if (maker === 'textOf' || maker === 'wordsOf') {
      const longest = typeof more === 'number' ? more : MAX_LENGTHS.line
      const type: JsonSchema['type'] = numbers ? ['string', 'number', 'null'] : ['string', 'null']
      // Rich text has a limit without its tags, which no schema can count.
      return { type, ...(longest !== Infinity && { maxLength: longest }) }
    }
    if (maker === 'flagOf') return { enum: flags }
    if (maker === 'addressesOf') {
      const address: JsonSchema = { type: 'string', maxLength: MAX_LENGTHS.address }
      return { anyOf: [address, { type: 'array', items: address }, { type: 'null' }] }
    }
    const item = { $ref: base + shapeOf(String(name), more) }
    if (maker === 'listOf') return { type: ['array', 'null'], items: item }
    if (maker === 'oneOf') return { anyOf: [item, { type: 'null' }] }
    throw new Error(`${maker} of schemas/content.ts has no JSON Schema: add one to fieldOf`)
  }

  function shapeOf(field: string, item: unknown): string {
    const name = itemNames[field]
    if (name === undefined || !isSchema(item))
      throw new Error(`The field "${field}" of schemas/content.ts has no name: add it to itemNames`)
    if (!shapes.has(name)) {
      // Reserves the position of the shape before the shapes of its parts.
      shapes.set(name, {})
      const { $schema: _, ...shape } = z.toJSONSchema(item, { ...options(), io: 'input' })
      shapes.set(name, shape)
    }
    return name
  }
}

/** Removes `null` from the types of a text that must not be empty. */
function needed({ type, ...rest }: JsonSchema): JsonSchema {
  const [first = 'string', ...more] = [type ?? []].flat().filter((kind) => kind !== 'null')
  return { ...rest, type: more.length === 0 ? first : [first, ...more], minLength: 1 }
}

const neededKeys = (shape: z.core.$ZodShape) =>
  Object.keys(shape).filter((key) => shape[key]?._zod.def.type !== 'optional')

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value
