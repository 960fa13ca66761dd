import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ownBlocks from 'virtual:own-blocks/blocks'
import { expect, test } from 'vitest'
import { blocks } from '../../block-library/blocks.ts'
import { blockSchema } from '../../schemas/blocks/index.ts'
import { examplesOf } from '../../src/author/studio/blocks/examples.ts'

const at = (path: string) => join(import.meta.dirname, '../..', path)

const folders = readdirSync(at('block-library'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['contract', 'led', 'parts'].includes(entry.name))
  .map(({ name }) => name)
  .toSorted()
/** Types of the engine. `src/util/own-blocks.mjs` checks those of a site. */
const types = Object.keys(blocks).filter((type) => !(type in ownBlocks))
const schemas = blockSchema.options
  .map((schema) => ({ type: schema.shape.type.value, schema }))
  .filter(({ type }) => !(type in ownBlocks))
const schemaModules = import.meta.glob<Record<string, unknown>>('../../schemas/blocks/*.ts', { eager: true })

test('finds the blocks', () => {
  expect(folders).toContain('hero')
})

test('every folder is a type of the schema, and every type a folder', () => {
  expect(schemas.map(({ type }) => type).toSorted()).toEqual(folders)
})

test('every type has a schema file of its name', () => {
  const files = readdirSync(at('schemas/blocks')).map((file) => file.replace(/\.ts$/, ''))
  expect(files.filter((name) => !['definitions', 'index'].includes(name)).toSorted()).toEqual(folders)
})

test.each(schemas)('the schema of $type comes from the file of its name', ({ type, schema }) => {
  expect(Object.values(schemaModules[`../../schemas/blocks/${type}.ts`] ?? {})).toContain(schema)
})

test('the registry has one entry for each folder, and a definition says its own name', () => {
  expect(types.toSorted()).toEqual(folders)
  expect(Object.values(blocks).map(({ type }) => type)).toEqual(Object.keys(blocks))
})

test('a block without examples is reported by its file', () => {
  expect(() => examplesOf('no-such-block')).toThrow('block-library/no-such-block/examples.ts is missing')
})

test.each(folders)('the folder of %s holds what a block consists of', (folder) => {
  const files = ['block.ts', 'view.tsx', 'examples.ts']
  expect(files.filter((file) => !existsSync(at(`block-library/${folder}/${file}`)))).toEqual([])
})
