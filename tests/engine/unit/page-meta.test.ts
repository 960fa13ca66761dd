import { expect, test } from 'vitest'
import type { Page, PageInput } from '../../../schemas/page.ts'
import { lookupMetadata } from '../../../src/site/config/lookup-metadata.ts'
import { pageMeta } from '../../../src/runtime/seo/page-meta.ts'
import { smallestPage } from '../../support/config-problems.ts'
import { metadata } from '../../support/fixture/metadata.ts'
import { siteConfig } from '../../support/fixture-site.ts'
import { parsedPage } from '../../support/parsed-page.ts'

const textsOf = (page: Page) => pageMeta({ head: lookupMetadata(page, siteConfig) }, undefined)
const head = (page: Partial<PageInput>) => textsOf(parsedPage({ ...smallestPage, ...page }))

test('a page’s name with an entry has that entry', () => {
  expect(head({ kind: 'products', name: 'led-standee-display' })).toEqual(metadata['led-standee-display'])
})

test('without an entry, the kind’s is used with the page’s title in front', () => {
  expect(head({ kind: 'industry', name: 'retail', title: 'Retail' })).toEqual({
    title: `Retail | ${metadata.industry.title}`,
    description: `Retail. ${metadata.industry.description}`,
  })
})

test('without both, the entry of Home is used', () => {
  expect(head({ kind: 'gallery', name: 'gallery', title: 'Gallery' })).toEqual({
    title: `Gallery | ${metadata.home.title}`,
    description: `Gallery. ${metadata.home.description}`,
  })
})

test.each(['constructor', 'toString', '__proto__'])('the name %s finds nothing by accident', (name) => {
  expect(head({ kind: 'client', name, title: 'Client' }).title).toBe(`Client | ${metadata.home.title}`)
})
