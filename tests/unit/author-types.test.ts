import { expect, test } from 'vitest'
import type { BlockInput } from '../../schemas/blocks/index.ts'
import { definePage } from '../../schemas/define.ts'

/** What the compiler must refuse: each line below that compiled would fail `npm run check`. */
const block = (input: BlockInput) => input
const page = { type: 'products', name: 'x', title: 'X' } as const

test('the compiler refuses what the schema would refuse', () => {
  const refused = [
    // @ts-expect-error -- an unknown type of block
    block({ type: 'heroes', id: 'hero', heading: 'X' }),
    // @ts-expect-error -- a misspelt option
    block({ type: 'hero', id: 'hero', heding: 'X' }),
    // @ts-expect-error -- an option of another block
    block({ type: 'faq', id: 'faq', mediumColumns: 3 }),
    // @ts-expect-error -- a value that is not offered
    block({ type: 'cards', id: 'options', section: 2, mediumColumns: 5 }),
    // @ts-expect-error -- a block without its section
    block({ type: 'intro' }),
    // @ts-expect-error -- a page without blocks
    definePage(page),
    // @ts-expect-error -- a function is no data
    block({ type: 'hero', id: 'hero', heading: () => 'X' }),
  ]
  expect(refused).toHaveLength(7)
})
