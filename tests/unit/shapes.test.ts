import { expect, test } from 'vitest'
import { shapesOf } from '../../block-library/shapes.ts'
import { makeDocument } from '../../src/config/make-documents.ts'
import { siteConfig } from '../support/site-config.ts'

test.each(siteConfig.pages.map(({ path }) => path))('%s brings one shape for each of its blocks', (path) => {
  const { page, shapes } = makeDocument(path, siteConfig)
  expect(shapes).toEqual(shapesOf(page.blocks))
  expect(shapes).toHaveLength(page.blocks.length)
})

test('a shape follows its block’s options', () => {
  const heights = ['/', '/about', '/products'].map((path) => makeDocument(path, siteConfig).shapes[0])
  expect(heights).toEqual([
    { kind: 'stage', height: 'full' },
    { kind: 'stage', height: 'banner' },
    { kind: 'stage', height: 'part' },
  ])
})
