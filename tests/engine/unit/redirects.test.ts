import { describe, expect, test } from 'vitest'
import { redirectsSchema } from '../../../schemas/redirects.ts'
import { linesOf, placeOf } from '../../../src/util/problem.ts'
import { redirectProblems, type RedirectProblem } from '../../../src/lint/rules/shared/redirect-problems.ts'
import { loadProject } from '../../support/config-folder.ts'
import { messageOf, smallestPage } from '../../support/config-problems.ts'

const paths = ['/', '/about', '/blog', '/blog/:id', '/industry/:slug', '/*']
const redirects = (...pairs: [string, string][]) =>
  redirectsSchema.parse(pairs.map(([from, to]) => ({ from, to })))
const problemsOf = (...pairs: [string, string][]) => redirectProblems(redirects(...pairs), paths).map(said)
const said = (problem: RedirectProblem) =>
  [placeOf(problem.path, undefined), ...linesOf(problem).map((line) => `  ${line}`)].join('\n')

test('allowed targets: a page, an article, a card of the service, an old article with a new name', () => {
  expect(
    problemsOf(
      ['/home', '/'],
      ['/old', '/blog/new'],
      ['/blog/old', '/blog/new'],
      ['/rent', '/industry/RentalLED'],
    ),
  ).toEqual([])
})

describe('refused redirects', () => {
  test.each<[string, [string, string][], string[]]>([
    [
      'away from a page',
      [['/about', '/blog']],
      [
        '[0].from\n  problem   it is the page /about\n  expected  an address that no page has\n  received  "/about"',
      ],
    ],
    [
      'away from a page under its file name',
      [['/index.html', '/about']],
      [
        '[0].from\n  problem   it is the page /\n  expected  an address that no page has\n  received  "/index.html"',
      ],
    ],
    [
      'away from a page but for capital letters, which a disk may not tell apart',
      [['/About', '/blog']],
      [
        '[0].from\n  problem   it is the page /about\n  expected  an address that no page has\n  received  "/About"',
      ],
    ],
    [
      'one address twice',
      [
        ['/home', '/'],
        ['/home', '/about'],
      ],
      [
        '[1].from\n  problem   [0] redirects this address already\n  expected  an old address\n  received  "/home"',
      ],
    ],
    [
      'to no page',
      [['/about-us', '/abuot']],
      ['[0].to\n  expected  a page\n  received  "/abuot"\n  did you mean "/about"?'],
    ],
    [
      'to nothing near a page',
      [['/about-us', '/certificates/of/our/company']],
      [
        '[0].to\n  problem   no page has this address\n  expected  a page\n  received  "/certificates/of/our/company"',
      ],
    ],
    [
      'a chain',
      [
        ['/a', '/b'],
        ['/b', '/about'],
      ],
      [
        '[0].to\n  problem   this address redirects again; write "/about" here (/b → /about)\n  expected  a page\n  received  "/b"',
      ],
    ],
    [
      'a circle',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      ['[0].to\n  problem   it goes round in a circle (/b → /a → /b)\n  expected  a page\n  received  "/b"'],
    ],
    [
      'to itself',
      [['/a', '/a']],
      ['[0].to\n  problem   it goes round in a circle (/a → /a)\n  expected  a page\n  received  "/a"'],
    ],
  ])('%s', (_, pairs, expected) => {
    expect(problemsOf(...pairs)).toEqual(expected)
  })

  test('all of it, with the file, when the configs load', async () => {
    const files = {
      'page-configs/products/led-poster.ts': { default: smallestPage },
      'page-configs/redirects.ts': { default: [{ from: '/poster', to: '/products/led-postr' }] },
    }
    await expect(loadProject(files)).rejects.toThrow(
      `1 error in 1 file

page-configs/redirects.ts
  [0].to [redirect]
    expected  a page
    received  "/products/led-postr"
    did you mean "/products/led-poster"?`,
    )
  })

  test('an address with a query, an invalid status, a misspelt key', () => {
    const plain = 'a plain address such as "/old/page": without ?, #, :, * and without a slash at its end'
    const input = [
      { from: '/a/', to: '/about?x=1', status: 307 },
      { form: '/b', to: 'about' },
    ]
    expect(messageOf(input, redirectsSchema, 'page-configs/redirects.ts')).toBe(
      `5 errors in 1 file

page-configs/redirects.ts
  [0].from [invalid-value]
    expected  ${plain}
    received  "/a/"
  [0].to [invalid-value]
    expected  ${plain}
    received  "/about?x=1"
  [0].status [invalid-value]
    expected  one of 301, 302
    received  307
  [1].form [unknown-key]
    expected  one of the keys from, to, status
    received  key "form"
    did you mean "from"?
  [1].to [invalid-value]
    expected  an address that begins with a slash, such as "/about"
    received  "about"
    did you mean "/about"?`,
    )
  })
})

test('a project without redirects has none', async () => {
  const config = await loadProject({ 'page-configs/products/led-poster.ts': { default: smallestPage } })
  expect(config.redirects).toEqual([])
})
