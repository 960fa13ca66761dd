import { expect, test } from 'vitest'
import { blockOf } from '../../support/page-blocks.ts'
import { bindSections } from '../../support/bind-page.ts'
import { pageAt, site } from '../../support/site-config.ts'
import { readServed } from '../../support/served-page.ts'

/** Returns the pictures of a page with the embedded service's content. */
async function addressesOf(path: string) {
  const page = pageAt(path)
  const sections = page.content ? (await readServed(page)).sections : new Map()
  return bindSections(page, sections, { site }).pictures
}

test('a page’s pictures come in order, the opening one first, icons and clients too, films not', async () => {
  const { all, portrait } = await addressesOf('/')
  const [opening, ...rest] = all
  expect(opening).toBe(blockOf(pageAt('/'), 'hero').picture?.src)
  expect(portrait).toEqual([opening])
  expect(rest).toContainEqual(expect.stringMatching(/\/storage\/.+\.svg$/))
  expect(rest.filter((address) => !/\.(webp|svg|jpg)$/.test(address))).toEqual([])
})

test('a picture that is shown twice is listed once', async () => {
  const { all: addresses, portrait } = await addressesOf('/industry/Retail')
  expect(addresses.length).toBeGreaterThan(1)
  expect(addresses).toEqual([...new Set(addresses)])
  expect(portrait).toEqual([])
})
