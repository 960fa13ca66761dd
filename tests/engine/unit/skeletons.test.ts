import { expect, test } from 'vitest'
import { documentAt } from '../../support/document-at.ts'
import { siteConfig as fixture } from '../../support/fixture-site.ts'

test('each block has a skeleton that follows its options', () => {
  const { page, skeletons } = documentAt('/', fixture)
  expect(skeletons).toHaveLength(page.blocks.length)
  const heights = ['/', '/about', '/products'].map((path) => documentAt(path, fixture).skeletons[0])
  expect(heights).toEqual([
    { kind: 'stage', height: 'full' },
    { kind: 'stage', height: 'banner' },
    { kind: 'stage', height: 'part' },
  ])
})
