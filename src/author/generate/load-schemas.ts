import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { z } from 'zod'
import type { Examples } from '../../../block-library/contract/block-examples.ts'
import type { BlockType } from '../../../schemas/blocks/index.ts'
import { engineOf } from '../../util/engine-of.ts'
import { ownBlocks, ownBlocksFolder, ownBlocksOf } from '../../util/own-blocks.mjs'
import type * as authored from './authored.ts'
import { documented, marker } from './documented.ts'

/** The schemas with the comments above their keys, and the examples of blocks. */
export type Schemas = typeof authored & {
  /** Comment above a schema, or above a key that holds it. */
  docs: z.core.$ZodRegistry<{ description?: string | undefined }>
  /** Function and arguments that made a schema, for schemas from documented functions of the content contract. */
  madeBy: WeakMap<object, { maker: string; with: unknown[] }>
  /** Exports of the `examples.ts` of each block, by type. Each has a single export. */
  examples: { [T in BlockType]: Record<string, Examples<T>> }
}

const entry = '\0schemas'
const marks = '\0marks'

/**
 * Loads the schemas of the engine of the project at `root` from a source that keeps the comments (`documented.ts`). They are copies
 * of the schemas that the engine imports, for generating files only. Without `withOwn`, those of the site's own blocks are omitted.
 */
export async function loadSchemas(root: string, withOwn = true): Promise<Schemas> {
  const engine = engineOf(root)
  const schemas = join(engine, 'schemas/')
  const siteBlocks = join(root, ownBlocksFolder(root), '/')
  const virtual: Record<string, string> = {
    [entry]: entryModule(engine, withOwn ? root : undefined),
    [marks]: marksModule,
  }
  const bundle = await rolldown({
    input: entry,
    cwd: engine,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      ownBlocks(engine, withOwn ? root : undefined),
      {
        name: 'documented-schemas',
        resolveId: (id) => (id in virtual ? id : undefined),
        load: async (id) => {
          const isOwn = id.startsWith(siteBlocks) && /[/-]schema\.ts$/.test(id)
          if (!isOwn && !id.startsWith(schemas)) return virtual[id]
          const text = documented(id, await readFile(id, 'utf8'))
          return `import { ${marker} } from ${JSON.stringify(marks)}\n${text}`
        },
      },
    ],
  })
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
    const code = Buffer.from(output[0].code).toString('base64')
    const loaded: Schemas = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)
    return loaded
  } finally {
    await bundle.close()
  }
}

function entryModule(engine: string, root: string | undefined): string {
  const library = join(engine, 'block-library')
  const named = [
    ...blocksIn(library, readdirSync(library)),
    ...(root === undefined ? [] : blocksIn(join(root, ownBlocksFolder(root)), ownBlocksOf(engine, root))),
  ]
    .filter(([, file]) => existsSync(file))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    `export * from ${JSON.stringify(join(engine, 'src/author/generate/authored.ts'))}`,
    ...named.map(([, file], index) => `import * as of${index} from ${JSON.stringify(file)}`),
    `export const examples = { ${named.map(([type], index) => `'${type}': of${index}`).join(', ')} }`,
    `export { docs, madeBy } from ${JSON.stringify(marks)}`,
  ].join('\n')
}

const blocksIn = (folder: string, types: string[]) =>
  types.map((type) => [type, join(folder, type, 'examples.ts')] as const)

/** Copies a schema before it gets docs, since the same schema may have another comment elsewhere. */
const marksModule = `
import { core, registry } from 'zod'
export const docs = registry()
export const madeBy = new WeakMap()
export function ${marker}(value, description, name) {
  if (typeof value === 'function') {
    return (...args) => {
      const made = value(...args)
      if (made?._zod) madeBy.set(made, { maker: name, with: args })
      return made
    }
  }
  if (!value?._zod) return value
  const copy = core.clone(value)
  docs.add(copy, { description })
  if (madeBy.has(value)) madeBy.set(copy, madeBy.get(value))
  return copy
}
`
