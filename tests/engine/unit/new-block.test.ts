import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { newBlock } from '../../../src/author/scaffold/new-block.ts'
import { root } from '../../support/site-config.ts'

const lists = ['schemas/blocks/index.ts', 'block-library/blocks.ts'] as const
const added = (type: string, file: (typeof lists)[number]) => {
  const before = new Set(readFileSync(join(root, file), 'utf8').split('\n'))
  const lines = (newBlock(root, type).edits.get(file) ?? '').split('\n')
  return lines.flatMap((line, index) => (before.has(line) ? [] : [[lines[index - 1]?.trim(), line.trim()]]))
}

test.each([
  ['between others', 'price-list', 'pixelPitchStripSchema,', "'pixel-pitch-strip': pixelPitchStripBlock,"],
  ['before all others', 'aa', "export const blockSchema = z.discriminatedUnion('type', [", 'const all = {'],
  ['behind all others', 'zz', 'testimonialsSchema,', 'testimonials: testimonialsBlock,'],
])('a block stands %s in both lists, by the alphabet', (_, type, schemaBefore, blockBefore) => {
  const name = type.replace('-l', 'L')
  const key = type.includes('-') ? `'${type}'` : type
  const [schemas, blocks] = lists.map((file) => added(type, file))
  expect(schemas?.map(([, line]) => line)).toContain(`import { ${name}Schema } from './${type}.ts'`)
  expect(schemas?.map(([before, line]) => [before, line?.replace(/,$/, '')])).toContainEqual([
    schemaBefore,
    `${name}Schema`,
  ])
  expect(blocks?.map(([, line]) => line)).toContain(`import { ${name}Block } from './${type}/block.ts'`)
  expect(blocks?.map(([before, line]) => [before, line?.replace(/,$/, '')])).toContainEqual([
    blockBefore,
    `${key}: ${name}Block`,
  ])
})

test('it has the files that every block has, each a program', () => {
  const { creates, edits } = newBlock(root, 'price-list')
  const own = readdirSync(join(root, 'block-library/icon-rows')).map(
    (file) => `block-library/price-list/${file}`,
  )
  expect([...creates.keys()].toSorted()).toEqual([...own, 'schemas/blocks/price-list.ts'].toSorted())
  for (const [file, text] of [...creates, ...edits]) expect(parseSync(file, text).errors, file).toEqual([])
})

test('its name is one that a page can write', () => {
  expect(() => newBlock(root, 'PriceList')).toThrow('lower case words joined by hyphens')
})
