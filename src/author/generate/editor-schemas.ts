import { z } from 'zod'
import { sitePath } from '../../../schemas/shared/link.ts'
import { wordMark } from '../../../schemas/shared/site-word.ts'
import { contentShapes, shapeOfKind } from './content-shapes.ts'
import { isSchema, partsOf, type JsonSchema } from '../../util/json-schema.ts'
import type { NameKind } from './known-names.ts'
import type { Schemas } from './load-schemas.ts'

/** Folder of the JSON Schemas. */
export const schemaFolder = 'schemas/generated'
/** Address of the schema of pages in development. */
export const pageSchemaAddress = `/${schemaFolder}/page.schema.json`
/** Reference from that folder to the names of the site's own files. */
const names = '../../page-configs/known.schema.json#/$defs/'

/** Returns the JSON Schema of each kind of file that authors write, with docs and defaults, by its name: `page`. */
export function editorSchemas(schemas: Schemas): Map<string, JsonSchema> {
  const { brand, client, enquiries, faqSet, kinds, metadata, page, pictureRecords, redirects, site, words } =
    schemas
  const of = (schema: z.ZodType) =>
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: schemas.docs })
  const made = {
    brand: of(brand.brandSchema),
    client: of(client.clientSchema),
    content: contentAnswer(schemas),
    enquiries: of(enquiries.enquiriesSchema),
    'faq-set': of(faqSet.faqSetSchema),
    kinds: of(kinds.kindsSchema),
    metadata: of(metadata.metadataSchema),
    page: authoredPage(of(page.pageSchema)),
    'picture-records': of(pictureRecords.pictureRecordsSchema),
    redirects: of(redirects.redirectsSchema),
    site: of(site.siteSchema),
    words: of(words.wordsSchema),
  }
  return new Map(
    Object.entries(made).map(([name, schema]) => [
      name,
      withSchemaKey(offering(withoutSiteDefaults(schema, name), name === 'page' ? ofPage : {})),
    ]),
  )
}

/** Returns the kind of names that a schema suggests, undefined for any other schema. */
export const namesFor = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.startsWith(names) ? $ref.slice(names.length) : undefined

/** Makes `kind` and `name` of a page optional, since its file gives both. */
const authoredPage = (page: JsonSchema): JsonSchema => ({
  ...page,
  required: (page.required ?? []).filter((key) => key !== 'kind' && key !== 'name'),
})

/** Returns the schema of an answer of the content service: each of its kinds, bare or in its envelope. */
function contentAnswer(schemas: Schemas): JsonSchema {
  const base = '#/$defs/'
  const lists = ['Section', 'GalleryEntry', 'Article'].flatMap((shape): JsonSchema[] => {
    const list: JsonSchema = { type: 'array', items: { $ref: base + shape } }
    return [
      list,
      { type: 'object', properties: { data: { description: 'The list.', ...list } }, required: ['data'] },
    ]
  })
  return {
    description: 'An answer of the content service to a page.',
    anyOf: [...lists, { $ref: base + shapeOfKind.article }],
    $defs: Object.fromEntries(contentShapes(schemas, base)),
  }
}

/** Removes the defaults that are settings or words of the site, since they have no value to show. */
function withoutSiteDefaults(node: JsonSchema, name: string): JsonSchema {
  if (node.default === wordMark && name === 'page' && node.description !== undefined)
    node.description += " Default: the site's word."
  if (JSON.stringify(node.default)?.includes('{site.')) delete node.default
  for (const { part } of partsOf(node)) withoutSiteDefaults(part, name)
  return node
}

const ofPage: Partial<Record<string, NameKind>> = { kind: 'kind', name: 'metadata' }

/** Kinds of names that the value of a key takes, in any file. */
const byKey: Partial<Record<string, NameKind>> = {
  endpoint: 'endpoint',
  faqSet: 'faqSet',
  fallback: 'fallback',
  image: 'contentPicture',
  key: 'sectionKey',
  mp4: 'film',
  section: 'sectionName',
  to: 'address',
  unshown: 'sectionName',
  webm: 'film',
}

const pathPattern = z.toJSONSchema(sitePath()).pattern

/** Adds the site's known names as suggestions to texts. Any other text stays valid. */
function offering(node: JsonSchema, own: Partial<Record<string, NameKind>>, key = ''): JsonSchema {
  const kind = own[key] ?? byKey[key] ?? kindOfPattern(node.pattern)
  const { properties, items, anyOf, oneOf, $defs, additionalProperties, ...rest } = node
  const isName = rest.type === 'string' && !rest.const && !rest.enum && rest.format !== 'email'
  if (kind && isName) {
    const { description, default: initial, ...text } = rest
    return {
      ...(description !== undefined && { description }),
      ...(initial !== undefined && { default: initial }),
      anyOf: [{ $ref: names + kind }, text],
    }
  }
  const within = <T>(part: T, at = key): T | JsonSchema => (isSchema(part) ? offering(part, {}, at) : part)
  return {
    ...rest,
    ...($defs && { $defs: mapEntries($defs, (part, name) => offering(part, {}, name)) }),
    ...(properties && {
      properties: mapEntries(properties, (part, name) => (isSchema(part) ? offering(part, own, name) : part)),
    }),
    ...(items !== undefined && { items: Array.isArray(items) ? items : within(items) }),
    ...(anyOf && { anyOf: anyOf.map((part) => within(part)) }),
    ...(oneOf && { oneOf: oneOf.map((part) => within(part)) }),
    ...(additionalProperties !== undefined && { additionalProperties: within(additionalProperties, '') }),
  }
}

const mapEntries = <V>(values: Record<string, V>, change: (value: V, name: string) => V): Record<string, V> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]))

function kindOfPattern(pattern: string | undefined): NameKind | undefined {
  if (pattern === pathPattern) return 'address'
  return pattern?.startsWith(String.raw`^\/media\/`) ? 'picture' : undefined
}

/** Allows the key `$schema` in a file that is an object. */
function withSchemaKey(schema: JsonSchema): JsonSchema {
  if (schema.type !== 'object') return schema
  const { propertyNames, properties, ...rest } = schema
  return {
    ...rest,
    properties: {
      $schema: { type: 'string', description: 'Path of this schema. Only editors read it.' },
      ...properties,
    },
    ...(isSchema(propertyNames) && { propertyNames: { anyOf: [{ const: '$schema' }, propertyNames] } }),
  }
}
