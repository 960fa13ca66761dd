import { describe, expect, test } from 'vitest'
import { redirectsSchema } from '../../../schemas/redirects.ts'
import { linesOf, placeOf } from '../../../src/util/problem.ts'
import { redirectProblems, type RedirectProblem } from '../../../src/lint/rules/shared/redirect-problems.ts'
import { loadProject } from '../../support/config-folder.ts'
import { messageOf, smallestPage } from '../../support/config-problems.ts'

const paths = ['/', '/about', '/blog', '/blog/:id', '/industry/:slug', '/*']
const redirects = (...pairs: [string, string][]) =>
  redirectsSchema.parse(pairs.map(([from, to]) => ({ from, to })))
const problemsOf = (...pairs: [string, string][]) => redirectProblems(redirects(...pairs), paths).map(report)
const report = (problem: RedirectProblem) =>
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
  const free = 'an address that no page has'
  test.each<[what: string, pairs: [string, string][], place: string, problem: string, expected: string]>([
    ['away from a page', [['/about', '/blog']], '[0].from', 'it is the page /about', free],
    [
      'away from a page under its file name',
      [['/index.html', '/about']],
      '[0].from',
      'it is the page /',
      free,
    ],
    [
      'away from a page but for capital letters, which a disk may not tell apart',
      [['/About', '/blog']],
      '[0].from',
      'it is the page /about',
      free,
    ],
    [
      'one address twice',
      [
        ['/home', '/'],
        ['/home', '/about'],
      ],
      '[1].from',
      '[0] redirects this address already',
      'an old address',
    ],
    ['to no page', [['/about-us', '/company']], '[0].to', 'no page has this address', 'a page'],
    [
      'a chain',
      [
        ['/a', '/b'],
        ['/b', '/about'],
      ],
      '[0].to',
      'this address redirects again; write "/about" here (/b → /about)',
      'a page',
    ],
    [
      'a circle',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      '[0].to',
      'it goes round in a circle (/b → /a → /b)',
      'a page',
    ],
    ['to itself', [['/a', '/a']], '[0].to', 'it goes round in a circle (/a → /a)', 'a page'],
  ])('%s', (_, pairs, place, problem, expected) => {
    const [first, second] = pairs
    const [from, to] = (place.startsWith('[1]') ? second : first) ?? []
    const received = place.endsWith('from') ? from : to
    expect(problemsOf(...pairs)).toEqual([
      `${place}\n  problem   ${problem}\n  expected  ${expected}\n  received  "${received}"`,
    ])
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
