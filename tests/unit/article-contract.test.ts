import { expect, test } from 'vitest'
import { read } from '../support/read.ts'

test('what an article leads on to', async () => {
  const next = { id: 7, title: ' Next ' }
  const { articles, oddities } = await read(
    [
      { id: 'a', product: { id: 'rental', title: 'Rental' }, next },
      { id: 'b', product: 'rental', next: { id: '', title: 'Next' } },
      { id: 'c', product: null },
    ],
    { kind: 'articles' },
  )
  expect(articles.map(({ product, next: after }) => [product, after])).toEqual([
    [
      { id: 'rental', title: 'Rental' },
      { id: '7', title: 'Next' },
    ],
    [undefined, undefined],
    [undefined, undefined],
  ])
  expect(oddities).toEqual(['product is string "rental"', 'next is an object of another shape'])
})
