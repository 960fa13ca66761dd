import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { newBlock } from '../../../src/author/scaffold/new-block.ts'
import { root } from '../../support/root.ts'

test.each([
  ['between others', 'price-list'],
  ['before all others', 'aa'],
  ['behind all others', 'zz'],
])('a block stands %s in both lists, by the alphabet', (_, type) => {
  const name = type.replace('-l', 'L')
  const key = type.includes('-') ? `'${type}'` : type
  const { edits } = newBlock(root, type)
  const lines = {
    'schemas/blocks/definitions.ts': `export { ${name}Schema as ${key} } from './${type}.ts'`,
    'block-library/definitions.ts': `export { ${name}Block as ${key} } from './${type}/block.ts'`,
  }
  expect([...edits.keys()]).toEqual(Object.keys(lines))
  for (const [file, line] of Object.entries(lines)) {
    const before = readFileSync(join(root, file), 'utf8').trimEnd().split('\n')
    const after = edits.get(file)?.trimEnd().split('\n') ?? []
    expect(after.filter((one) => one !== line)).toEqual(before)
    const types = after.map((one) => / as '?([\w-]+)/.exec(one)?.[1])
    expect(types).toEqual(
      [...new Set(types)].toSorted((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1)),
    )
    expect(after).toContain(line)
  }
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
