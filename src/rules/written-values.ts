import { blockSchema } from '../../schemas/blocks/index.ts'
import type { Kinds } from '../../schemas/kinds.ts'
import { pageSchema } from '../../schemas/page.ts'
import { siteSchema } from '../../schemas/site.ts'
import { kindsFile, siteFile, type Project } from '../config/project.ts'
import { flatten, jsonSchemaOf, schemasBelow, type JsonSchema } from '../config/schema-map.ts'

/** A value that somebody wrote in a page, in the site's settings or among what is usual on a kind of page. */
export interface WrittenValue {
  file: string
  path: PropertyKey[]
  value: unknown
  /** What the schema says of it; of a union, each of its parts that may be meant. */
  schemas: JsonSchema[]
  /** What it is a part of. */
  parent: WrittenValue | undefined
}

const known = new WeakMap<Project['files'], WrittenValue[]>()

/** Every value that the sound files of a project write, outer ones first; found once, for all the rules. */
export function writtenValues(project: Project): WrittenValue[] {
  const values = known.get(project.files) ?? [...valuesOf(project)]
  known.set(project.files, values)
  return values
}

/** Those at places that the schemas mark with this format. */
export const writtenAs = (project: Project, format: string) =>
  writtenValues(project).flatMap(({ value, ...place }) =>
    typeof value === 'string' && place.schemas.some((schema) => schema.format === format)
      ? [{ ...place, value }]
      : [],
  )

function* valuesOf({ files, addresses, config }: Project): Generator<WrittenValue> {
  const inputs = new Map(files.flatMap((one) => (one.problems.length === 0 ? [[one.file, one.input]] : [])))
  yield* valuesIn(siteFile, [], inputs.get(siteFile), [jsonSchemaOf(siteSchema)])
  yield* usualValues(config.kinds)
  for (const { file } of addresses) yield* valuesIn(file, [], inputs.get(file), [jsonSchemaOf(pageSchema)])
}

/** What stands in `kinds.ts` for blocks that leave it out, each as the block itself would write it. */
function* usualValues(kinds: Kinds): Generator<WrittenValue> {
  for (const [kind, { usual }] of Object.entries(kinds)) {
    for (const [index, { block, options }] of usual.entries()) {
      const schemas = flatten(jsonSchemaOf(blockSchema), block)
      yield* valuesIn(kindsFile, [kind, 'usual', index, 'options'], options, schemas)
    }
  }
}

function* valuesIn(
  file: string,
  path: PropertyKey[],
  value: unknown,
  schemas: JsonSchema[],
  parent?: WrittenValue,
): Generator<WrittenValue> {
  const here = { file, path, value, schemas, parent }
  if (value !== undefined) yield here
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  for (const [name, part] of Object.entries(value)) {
    const key = isList ? Number(name) : name
    yield* valuesIn(file, [...path, key], part, schemasBelow(schemas, key, part), here)
  }
}
