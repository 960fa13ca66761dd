import { expect, test } from 'vitest'
import { budgets, overBudget } from '../../bench/budgets.ts'

const limits = { ...budgets, scripts: 100_000 }
const empty = { page: '/', hasIsland: true, start: [], scripts: [], document: [], html: [], fonts: [] }
const small = { name: 'assets/small.js', bytes: 400 }
const large = { name: 'assets/index.js', bytes: 99_900 }

test('a page over a budget is named with its files, the heaviest first', () => {
  expect(overBudget({ ...empty, page: '/contact', scripts: [small, large] }, limits)).toEqual([
    [
      '/contact: JavaScript in use weighs 100.3 KB, the limit is 100.0 KB',
      '   99.9 KB  assets/index.js',
      '    0.4 KB  assets/small.js',
    ].join('\n'),
  ])
  const parts = [small, large]
  expect(
    overBudget({ ...empty, start: parts, document: parts, html: parts, fonts: parts }, limits),
  ).toHaveLength(4)
  expect(overBudget({ ...empty, scripts: parts }, { ...limits, scripts: 100_300 })).toEqual([])
})

test('a page without an island may load no script beyond its first', () => {
  const page = { ...empty, page: '/about', hasIsland: false, start: [small] }
  expect(overBudget({ ...page, scripts: [small] })).toEqual([])
  expect(overBudget({ ...page, scripts: [small, { name: 'assets/react.js', bytes: 3_000 }] })).toEqual([
    '/about: a page without an island loads 3.0 KB of further script\n    3.0 KB  assets/react.js',
  ])
})
