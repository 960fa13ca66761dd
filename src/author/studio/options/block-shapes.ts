import type { Kinds } from '../../../../schemas/kinds.ts'
import { blockDefaults } from '../../../site/config/fill-kind-defaults.ts'
import { isSchema, type JsonSchema } from '../../../util/json-schema.ts'
import { readShape, type Shape } from './shape.ts'
import { entriesOf } from './values.ts'

/** The options of each type of block. */
export type BlockShapes = ReadonlyMap<string, GroupShape>

type GroupShape = Shape & { kind: 'group' }

/** Loads the names of the site's own files by their kind, as editors suggest them. */
export async function loadKnownNames(): Promise<Record<string, string[]>> {
  return namesIn(await fetchSchema(knownAddress))
}

const knownAddress = '/page-configs/known.schema.json'

const namesIn = ({ $defs = {} }: JsonSchema): Record<string, string[]> =>
  Object.fromEntries(Object.entries($defs).map(([kind, { enum: names = [] }]) => [kind, names.map(String)]))

/** Loads the shapes from the schemas generated for editors (`npm run schemas`), with descriptions and defaults. */
export async function loadBlockShapes(): Promise<BlockShapes> {
  const [page, knownNames] = await Promise.all(
    ['/schemas/generated/page.schema.json', knownAddress].map(fetchSchema),
  )
  return blockShapes(page ?? {}, knownNames ?? {})
}

/** Returns the shapes of all block types from the page schema and the schema of the site's known names. */
export function blockShapes({ properties = {} }: JsonSchema, knownNames: JsonSchema): BlockShapes {
  const names = namesIn(knownNames)
  const namesOf = (reference: string) => names[reference.split('/').at(-1) ?? ''] ?? []
  const list = readShape(isSchema(properties.blocks) ? properties.blocks : {}, namesOf)
  const blocks = list.kind === 'list' && list.item.kind === 'either' ? list.item.shapes : []
  return new Map(
    blocks.flatMap((block) => {
      const type = block.kind === 'group' ? block.fields.find(({ key }) => key === 'type')?.shape : undefined
      return block.kind === 'group' && type?.kind === 'choice'
        ? [[String(type.values[0]), block] as const]
        : []
    }),
  )
}

async function fetchSchema(address: string): Promise<JsonSchema> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/** Returns the shape of a block in which the defaults of the page's kind replace those of the schema. */
export function withKindDefaults(
  shape: GroupShape,
  block: unknown,
  kind: Kinds[string] | undefined,
): GroupShape {
  const defaultsOf = (value: unknown) => (kind ? blockDefaults(value, kind) : {})
  const options = defaultsOf(block)
  const elsewhere = defaultsOf(Object.fromEntries(entriesOf(block).filter(([key]) => key !== 'section')))
  const isChosen = JSON.stringify(options) !== JSON.stringify(elsewhere)
  const fields = shape.fields.map((field) => {
    if (Object.hasOwn(options, field.key)) return { ...field, preset: options[field.key], isRequired: false }
    // The kind chooses its defaults by the written section, so a block keeps its section if they depend on it.
    return field.key === 'section' && isChosen ? { ...field, preset: undefined } : field
  })
  return { ...shape, fields }
}
