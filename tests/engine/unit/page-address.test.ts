import { expect, test } from 'vitest'
import { pageAddress, pageFolders } from '../../../src/site/config/page-address.ts'
import { siteConfig } from '../../support/fixture-site.ts'
import { documentAddress } from '../../../src/runtime/engine/page-document.ts'

const folders = pageFolders(siteConfig.kinds)

test.each([
  ['products/led-standee-display.ts', '/products/led-standee-display'],
  ['products/led-standee-display.json', '/products/led-standee-display'],
  ['industries/GovernmentAndCivicSpaces.ts', '/industry/GovernmentAndCivicSpaces'],
  ['industries/[slug].ts', '/industry/:slug'],
  ['general/about.ts', '/about'],
  ['general/index.ts', '/'],
  ['general/blog/index.ts', '/blog'],
  ['general/blog/[id].ts', '/blog/:id'],
  ['general/index/about.ts', '/index/about'],
  ['products/index.ts', '/products'],
  ['general/[...path].ts', '/*'],
])('%s has the address %s', (file, address) => {
  expect(pageAddress(file, folders)).toBe(address)
})

test('the folders that hold pages', () => {
  expect([...folders]).toEqual([
    ['general', ''],
    ['products', '/products'],
    ['industries', '/industry'],
  ])
})

test.each([
  ['/', '/page-data/index.json'],
  ['/products/led-standee-display', '/page-data/products/led-standee-display.json'],
  ['/blog/:id', '/page-data/blog/_id.json'],
  ['/*', '/page-data/_rest.json'],
])('the document of %s is %s', (path, address) => {
  expect(documentAddress(path)).toBe(address)
})
