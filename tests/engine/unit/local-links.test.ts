import { expect, test } from 'vitest'
import { localAddresses, withLocalLinks } from '../../../src/runtime/engine/local-links.ts'

const local = localAddresses('/pt', ['/pt/about'])

test('links lead to pages in the language, except links in HTML that a browser trusts already', () => {
  // Like trusted HTML, it has no keys of its own.
  const trusted = Object.create({ toString: () => '<a href="/about">' })
  expect(
    withLocalLinks({ to: '/about', other: '/none', html: { __html: '<a href="/about">' } }, local),
  ).toEqual({
    to: '/pt/about',
    other: '/none',
    html: { __html: '<a href="/pt/about">' },
  })
  expect(withLocalLinks([trusted], local)[0]).toBe(trusted)
})
