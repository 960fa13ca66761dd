import { z } from 'zod'
import { sitePath } from '../../../schemas/shared/link.ts'
import { wordMark } from '../../../schemas/shared/site-word.ts'
import { answerShape, contentShapes } from './content-shapes.ts'
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
  const made = Object.entries(schemas.authored).map(([name, schema]): [string, JsonSchema] => [
    name,
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: schemas.docs }),
  ])
  return new Map(
    [...made, ['content', contentAnswer(schemas)] as const].map(([name, schema]) => {
      adapt(schema, name)
      if (name === 'page') omitNames(schema)
      return [name, withSchemaKey(schema)]
    }),
  )
}

/** Returns the kind of names that a schema suggests, undefined for any other schema. */
export const namesFor = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.startsWith(names) ? $ref.slice(names.length) : undefined

/** Returns the schema of an answer of the content service: each of its kinds, bare or in its envelope. */
function contentAnswer(schemas: Schemas): JsonSchema {
  const base = '#/$defs/'
  const kinds = ['sections', 'gallery', 'articles', 'article'] as const
  return {
    description: 'An answer of the content service to a page.',
    anyOf: kinds.map((kind) => answerShape({ kind, envelope: 'either' }, base)),
    $defs: Object.fromEntries(contentShapes(schemas, base)),
  }
}

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

/**
 * Adds the site's known names as suggestions to texts. Any other text stays valid. Removes the defaults that are settings of the
 * site, since they have no value to show.
 */
function adapt(node: JsonSchema, file: string, key = ''): void {
  if (file === 'page' && node.default === wordMark && node.description !== undefined)
    node.description += " Default: the site's word."
  if (JSON.stringify(node.default)?.includes('{site.')) delete node.default
  const { additionalProperties: _, $defs = {}, ...rest } = node
  if (isSchema(node.additionalProperties)) adapt(node.additionalProperties, file)
  for (const [name, part] of Object.entries($defs)) adapt(part, file, name)
  for (const { key: name = key, part } of partsOf(rest)) adapt(part, file, name)
  const kind = byKey[key] ?? kindOfPattern(node.pattern)
  if (kind && node.type === 'string' && !node.const && !node.enum && node.format !== 'email')
    suggest(node, kind)
}

/** Turns the schema of a text into a choice between the known names of a kind and any other text. */
function suggest(node: JsonSchema, kind: NameKind): void {
  const { description: _words, default: _initial, ...text } = node
  for (const key of Object.keys(text)) Reflect.deleteProperty(node, key)
  node.anyOf = [{ $ref: names + kind }, text]
}

/** Makes `kind` and `name` of a page optional, since its file gives both. */
function omitNames(page: JsonSchema): void {
  const { kind, name } = page.properties ?? {}
  if (isSchema(kind)) suggest(kind, 'kind')
  if (isSchema(name)) suggest(name, 'metadata')
  page.required = (page.required ?? []).filter((key) => key !== 'kind' && key !== 'name')
}

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
