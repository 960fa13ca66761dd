import { expect, test } from 'vitest'
import { difference, medianOf, missedGoals, readResult } from '../../bench/lighthouse-figures.ts'
import { tableHead, tableRows } from '../../bench/lighthouse-table.ts'

const result = {
  categories: {
    performance: { score: 0.994, auditRefs: [{ id: 'speed-index', weight: 10 }] },
    accessibility: { score: 1, auditRefs: [{ id: 'label', weight: 7 }] },
    'best-practices': { score: 0.96, auditRefs: [{ id: 'errors-in-console', weight: 1 }] },
    seo: { score: 1, auditRefs: [{ id: 'hint', weight: 0 }] },
  },
  audits: {
    'speed-index': { score: 0.8, numericValue: 2000 },
    label: { score: null },
    'errors-in-console': { score: 0 },
    hint: { score: 0, details: { type: 'criticalrequestchain' } },
    'first-contentful-paint': { score: 1, numericValue: 1100.6 },
    'largest-contentful-paint': { score: 0.99, numericValue: 1800.4 },
    'total-blocking-time': { score: 1, numericValue: 12.2 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.0004 },
    'mainthread-work-breakdown': { score: 1, numericValue: 640.3 },
    'resource-summary': {
      score: null,
      details: {
        items: [
          { resourceType: 'total', transferSize: 90_000 },
          { resourceType: 'script', transferSize: 6_460 },
        ],
      },
    },
  },
}

test('a result is read into the judged figures and the failed audits', () => {
  expect(readResult(result)).toEqual({
    values: [99, 100, 96, 100, 1101, 1800, 12, 0, 640, 6.5],
    failed: ['errors-in-console'],
  })
  expect(() => readResult({ runtimeError: 'no page' })).toThrow('categories')
})

test('a category that a run did not measure counts in no median, and misses its goal', () => {
  const { performance } = result.categories
  const fast = readResult({ ...result, categories: { performance } })
  expect(fast).toEqual({
    values: [99, undefined, undefined, undefined, 1101, 1800, 12, 0, 640, 6.5],
    failed: [],
  })
  expect(medianOf([fast, readResult(result)]).values).toEqual([99, 100, 96, 100, 1101, 1800, 12, 0, 640, 6.5])
  expect(missedGoals(medianOf([fast]))).toContain('seo was not measured')
})

test('the median of each figure counts, and every failed audit', () => {
  const runs = [
    { values: [98, 100, 100, 100, 900, 1700, 90, 0, 700, 5], failed: [] },
    { values: [99, 100, 100, 100, 900, 1900, 10, 0.1, 900, 5], failed: ['label'] },
    { values: [100, 100, 100, 100, 900, 1500, 20, 0, 500, 5], failed: ['label'] },
  ]
  expect(medianOf(runs)).toEqual({
    values: [99, 100, 100, 100, 900, 1700, 20, 0, 700, 5],
    failed: ['label'],
  })
  expect(medianOf(runs.slice(0, 2)).values[5]).toBe(1700)
})

test('a missed goal is named with the measured value', () => {
  expect(missedGoals({ values: [99, 100, 100, 100, 5000, 1800, 50, 0, 9000, 90], failed: [] })).toEqual([])
  const values = [98, 100, 100, 99, 900, 1801, undefined, 0.001, 900, 5]
  expect(missedGoals({ values, failed: ['label'] })).toEqual([
    'performance 98, at least 99',
    'seo 99, at least 100',
    'LCP 1801, at most 1800',
    'TBT was not measured',
    'CLS 0.001, at most 0',
    'audit label fails',
  ])
})

const page = { values: [97, 100, 100, 100, 1000, 1500, 60, 0, 1100, 6.4], failed: [] }
const none = undefined

test('beside the page without its scripts, the difference is judged', () => {
  const without = { values: [98, none, none, none, 980, 1500, 30, 0, 900, 0], failed: [] }
  expect(difference(page, without)).toEqual([-1, none, none, none, 20, 0, 30, 0, 200, 6.4])
  expect(missedGoals(page, without)).toEqual([])
  const faster = { values: [99, none, none, none, 980, 1900, 29, 0, 899, 0], failed: [] }
  expect(missedGoals(page, faster)).toEqual([
    'difference: performance -2, at least -1',
    'without scripts: LCP 1900, at most 1800',
    'difference: TBT 31, at most 30',
    'difference: main thread 201, at most 200',
  ])
  expect(missedGoals(page, { values: [97, none, none, none, 980, 1500, 30, 0, 900, 0], failed: [] })).toEqual(
    ['without scripts: performance 97, at least 98'],
  )
})

test('a table row has one cell a figure, with a dash for one that was not measured', () => {
  expect(tableRows('/contact', page)).toHaveLength(1)
  const rows = tableRows('/contact', page, { values: [98], failed: [] })
  expect(rows.map((row) => row.length)).toEqual(Array(3).fill(tableHead.length))
  expect(
    rows.map((row) =>
      row
        .trim()
        .split(/\s{2,}/)
        .slice(0, 3),
    ),
  ).toEqual([
    ['/contact', '97', '100'],
    ['without scripts', '98', '–'],
    ['difference', '-1', '–'],
  ])
})
