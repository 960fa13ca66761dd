import { expect, test } from 'vitest'
import { readPage } from '../../../src/site/config/read-page.ts'
import { readProject } from '../../../src/site/config/read-project.ts'
import { childOf } from '../../../src/util/document-order.ts'
import { blockSchemas } from '../../../src/lint/written-values.ts'
import { importModule } from '../../support/import-module.ts'
import { root, siteConfig } from '../../support/site-config.ts'

const { addresses } = await readProject(root, importModule)
const pages = addresses.map(({ file, input }) => ({ file, input, blocks: blocksIn(input) }))

function blocksIn(input: unknown): { type: string; variant?: string }[] {
  const blocks = childOf(input, 'blocks')
  return Array.isArray(blocks) ? blocks : []
}

/** Returns the allowed values of a block's option `variant`. Only two variants of cards allow `links`. */
const variantsOf = (block: { type: string }): string[] =>
  blockSchemas(block).flatMap((schema) => {
    const values = childOf(childOf(schema.properties, 'variant'), 'enum')
    const allowed: string[] = Array.isArray(values) ? values : []
    return 'links' in block ? allowed.filter((variant) => ['below', 'beside'].includes(variant)) : allowed
  })

test.each(pages)('$file: another variant of a block changes no text and no id', ({ file, input, blocks }) => {
  const read = (changed: unknown[]) => {
    const parsed = readPage({ ...Object(input), blocks: changed }, { ...siteConfig, file })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    return parsed.value.blocks.map((block) => ({ ...block, variant: undefined }))
  }
  const before = read(blocks)
  for (const [index, block] of blocks.entries())
    for (const variant of variantsOf(block))
      expect(read(blocks.with(index, { ...block, variant }))).toEqual(before)
})
