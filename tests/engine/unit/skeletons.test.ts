import { expect, test } from 'vitest'
import { skeletonsOf } from '../../../block-library/blocks.ts'
import { bakery } from '../../support/bakery.ts'
import { documentAt } from '../../support/document-at.ts'
import { siteConfig as fixture } from '../../support/fixture-site.ts'

test.each(bakery.pages.map(({ path }) => path))('%s has one skeleton for each of its blocks', (path) => {
  const { page, skeletons } = documentAt(path, bakery)
  expect(skeletons).toEqual(skeletonsOf(page.blocks))
  expect(skeletons).toHaveLength(page.blocks.length)
})

test('a skeleton follows its block’s options', () => {
  const heights = ['/', '/about', '/products'].map((path) => documentAt(path, fixture).skeletons[0])
  expect(heights).toEqual([
    { kind: 'stage', height: 'full' },
    { kind: 'stage', height: 'banner' },
    { kind: 'stage', height: 'part' },
  ])
})
