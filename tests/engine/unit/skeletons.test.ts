import { expect, test } from 'vitest'
import { documentAt } from '../../support/document-at.ts'
import { bakery } from '../../support/bakery.ts'

test('each block has a skeleton that follows its options', () => {
  const { page, skeletons } = documentAt('/', bakery)
  expect(skeletons).toHaveLength(page.blocks.length)
  const heights = ['/', '/neues', '/neues/:id'].map((path) => documentAt(path, bakery).skeletons[0])
  expect(heights).toEqual([
    { kind: 'stage', height: 'part' },
    { kind: 'stage', height: 'banner' },
    { kind: 'line' },
  ])
})
