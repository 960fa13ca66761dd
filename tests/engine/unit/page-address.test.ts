import { expect, test } from 'vitest'
import { pageAddress, pageFolders } from '../../../src/site/config/page-address.ts'
import { bakery } from '../../support/bakery.ts'
import { documentAddress, pathOfDocument } from '../../../src/runtime/engine/page-document.ts'

const folders = pageFolders(bakery.kinds)

test.each([
  ['brote/weissbrot.ts', '/brote/weissbrot'],
  ['kuchen/bienenstich.json', '/kuchen/bienenstich'],
  ['brote/MitKorn.ts', '/brote/MitKorn'],
  ['brote/[slug].ts', '/brote/:slug'],
  ['general/about.ts', '/about'],
  ['general/index.ts', '/'],
  ['general/blog/index.ts', '/blog'],
  ['general/blog/[id].ts', '/blog/:id'],
  ['brote/index.ts', '/brote'],
  ['general/[...path].ts', '/*'],
])('%s has the address %s', (file, address) => {
  expect(pageAddress(file, folders)).toBe(address)
})

test.each([
  ['/', '/page-data/index.json'],
  ['/products/led-standee-display', '/page-data/products/led-standee-display.json'],
  ['/blog/:id', '/page-data/blog/_id.json'],
  ['/*', '/page-data/_rest.json'],
])('the document of %s is %s', (path, address) => {
  expect(documentAddress(path)).toBe(address)
  expect(pathOfDocument(address)).toBe(/[:*]/.test(path) ? undefined : path)
})
