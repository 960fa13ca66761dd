// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createSanitizer } from '../../../src/runtime/content/sanitizer.ts'
import { sanitizeInBuild } from '../../../src/site/content/build-sanitizer.ts'
import { localAddresses, withLocalLinks } from '../../../src/runtime/engine/local-links.ts'

const local = localAddresses('/pt', 'en-IN', ['/pt/about'])
const mark = '<i role="img" lang="en" aria-label="English"></i>'

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

test.each([
  ['<a href="/none?x#y"><b>One</b></a>.', `<a href="/none?x#y" hreflang="en-IN"><b>One</b>${mark}</a>.`],
  ['<a href="/pt/new">One</a>', '<a href="/pt/new">One</a>'],
  ['<a href="//host.example">One</a>', '<a href="//host.example">One</a>'],
  ['<a href="https://host.example">One</a>', '<a href="https://host.example">One</a>'],
  [
    '<a href="/about">One</a> <a title="x" href="/none" target="_blank">Two</a>',
    `<a href="/pt/about">One</a> <a title="x" href="/none" hreflang="en-IN" target="_blank">Two${mark}</a>`,
  ],
])('a link of rich text to a page without a translation has a mark, once: %s', (html, expected) => {
  expect(withLocalLinks(html, local)).toBe(expected)
  expect(withLocalLinks(expected, local)).toBe(expected)
})

test('the browser, which sanitises after marking, has the same text as the build, which sanitises before', () => {
  const html = '<p>One <a href="/none">two</a> <em>three</em></p>'
  expect(createSanitizer(window)(withLocalLinks(html, local))).toEqual(
    withLocalLinks(sanitizeInBuild(html), local),
  )
})

test('only a mark keeps its name', () => {
  const clean = createSanitizer(window)
  const link = '<a href="/none" hreflang="en">'
  const cut = `${link}<i role="img" aria-label="English" onclick="x()"></i></a>`
  expect(clean(cut)).toEqual({ __html: `${link}<i></i></a>` })
  expect(clean(`${link}<i lang="en" role="img" onclick="x()"></i></a>`)).toEqual({
    __html: `${link}<i lang="en" role="img"></i></a>`,
  })
})
