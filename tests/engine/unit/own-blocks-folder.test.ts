import { expect, test } from 'vitest'
import { knownTypes } from '../../../src/author/generate/author-types.ts'
import { newBlock } from '../../../src/author/scaffold/new-block.ts'
import { ownBlocksOf } from '../../../src/util/own-blocks.mjs'
import { root as engine } from '../../support/root.ts'
import { putFiles, temporaryFolder } from '../../support/temporary-folder.ts'

const manifest = (blocks: string) => `{ "pagework": { "blocks": "${blocks}" } }`

test('`pagework.blocks` of package.json names the folder of the blocks; its `parts` are no block', async () => {
  const site = await temporaryFolder({
    'package.json': manifest('code/blocks'),
    'code/blocks/parts/days.ts': 'export const days = 7',
  })
  await putFiles(site, Object.fromEntries(newBlock(site, 'bread-calendar').creates))
  expect(ownBlocksOf(engine, site)).toEqual(['bread-calendar'])
  expect([...newBlock(site, 'oven').creates.keys()]).toContain('code/blocks/oven/block.ts')
  expect(knownTypes({}, ['oven'], {}, 'code/blocks')).toContain("import('../code/blocks/oven/schema.ts')")
})

test('a folder that is missing is reported', async () => {
  const site = await temporaryFolder({ 'package.json': manifest('code/blcks') })
  expect(() => ownBlocksOf(engine, site)).toThrow(
    'package.json: pagework.blocks: there is no folder code/blcks. Add it, or correct the name.',
  )
})
