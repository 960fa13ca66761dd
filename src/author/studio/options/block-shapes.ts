import type { JsonSchema } from '../../../util/json-schema.ts'
import { readShape, type Shape } from './shape.ts'

/** The options of each type of block. */
export type BlockShapes = ReadonlyMap<string, GroupShape>

export type GroupShape = Shape & { kind: 'group' }

/** Loads the shapes from the schemas generated for editors (`npm run schemas`), with descriptions and defaults. */
export async function loadBlockShapes(): Promise<BlockShapes> {
  const [page, known] = await Promise.all([
    fetchSchema('/schemas/generated/page.schema.json'),
    fetchSchema('/page-configs/known.schema.json'),
  ])
  return blockShapes(page, known)
}

/** Returns the shapes of all block types from the page schema and the schema of the site's known names. */
export function blockShapes(page: JsonSchema, known: JsonSchema): BlockShapes {
  const namesOf = (reference: string) =>
    (known.$defs?.[reference.split('/').at(-1) ?? '']?.enum ?? []).map(String)
  const shape = readShape(page, namesOf)
  const list = shape.kind === 'group' ? shape.fields.find(({ key }) => key === 'blocks')?.shape : undefined
  const blocks = list?.kind === 'list' && list.item.kind === 'either' ? list.item.shapes : []
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
