import { enquiriesSchema } from '../../schemas/enquiries.ts'
import { pageSchema } from '../../schemas/page.ts'
import { siteSchema } from '../../schemas/site.ts'
import { wordsSchema } from '../../schemas/words.ts'
import { enquiriesFile, kindsFile, siteFile, wordsFile, type Project } from '../site/config/project.ts'
import { jsonSchemaOf, schemasBelow } from '../site/config/schema-map.ts'
import type { JsonSchema } from '../util/json-schema.ts'
import { onceFor } from '../util/once-for.ts'

/** A value written in a page, in the settings or words of the site, in the settings of enquiries, or in the defaults of a kind of page. */
export interface WrittenValue {
  file: string
  path: PropertyKey[]
  value: unknown
  /** Schemas of the value: more than one if several parts of a union match. */
  schemas: JsonSchema[]
  /** The value that contains this value. */
  parent: WrittenValue | undefined
}

/** A written text. */
type WrittenText = WrittenValue & { value: string }

/** Returns every value in the files of a project, valid or not, parents before children. The list is cached for all rules. */
export const writtenValues = onceFor(valuesOf, ({ files }) => files)

/** Returns the written texts whose schema has this format. Texts that the schema names, such as icons, are omitted. */
export const writtenAs = (project: Project, format: string): WrittenText[] =>
  textsByFormat(writtenValues(project)).get(format) ?? []

const textsByFormat = onceFor((values: WrittenValue[]): ReadonlyMap<string, WrittenText[]> => {
  const texts = new Map<string, WrittenText[]>()
  for (const { value, ...written } of values) {
    if (typeof value !== 'string') continue
    const formats = new Set(written.schemas.flatMap(({ format }) => format ?? []))
    if (formats.size === 0 || written.schemas.some(({ enum: names = [] }) => names.includes(value))) continue
    for (const format of formats) {
      const list = texts.get(format) ?? []
      list.push({ ...written, value })
      texts.set(format, list)
    }
  }
  return texts
})

function valuesOf({ files, addresses, config }: Project): WrittenValue[] {
  const values: WrittenValue[] = []
  const inputs = new Map(files.map(({ file, input }) => [file, input]))
  const page = [jsonSchemaOf(pageSchema)]
  collect(values, { file: siteFile, value: inputs.get(siteFile), schemas: [jsonSchemaOf(siteSchema)] })
  const words = { value: inputs.get(wordsFile), schemas: [jsonSchemaOf(wordsSchema)] }
  collect(values, { file: wordsFile, ...words })
  const enquiries = { value: inputs.get(enquiriesFile), schemas: [jsonSchemaOf(enquiriesSchema)] }
  collect(values, { file: enquiriesFile, ...enquiries })
  for (const [kind, { defaults, states }] of Object.entries(config.kinds)) {
    const texts = { path: [kind, 'states'], value: states, schemas: schemasBelow(page, 'states', states) }
    collect(values, { file: kindsFile, ...texts })
    for (const [index, { block, options }] of defaults.entries()) {
      const path = [kind, 'defaults', index, 'options']
      collect(values, { file: kindsFile, path, value: options, schemas: blockSchemas(block) })
    }
  }
  for (const { file } of addresses) collect(values, { file, value: inputs.get(file), schemas: page })
  return values
}

/** Returns the schemas of a block of this type. */
export function blockSchemas(block: { type: string }): JsonSchema[] {
  const blocks = schemasBelow([jsonSchemaOf(pageSchema)], 'blocks', [])
  return schemasBelow(blocks, 0, block)
}

type Begun = Pick<WrittenValue, 'file' | 'value' | 'schemas'> & Partial<WrittenValue>

function collect(values: WrittenValue[], { file, path = [], value, schemas, parent }: Begun): void {
  const here = { file, path, value, schemas, parent }
  if (value !== undefined) values.push(here)
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  for (const [name, part] of Object.entries(value)) {
    const key = isList ? Number(name) : name
    const below = schemasBelow(schemas, key, part)
    collect(values, { file, path: [...path, key], value: part, schemas: below, parent: here })
  }
}
