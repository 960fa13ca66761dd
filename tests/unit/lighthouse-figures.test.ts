import { expect, test } from 'vitest'
import { medianOf, missedGoals, readResult } from '../../src/measure/lighthouse-figures.ts'

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
    hint: { score: 0 },
    'largest-contentful-paint': { score: 0.99, numericValue: 1800.4 },
    'total-blocking-time': { score: 1, numericValue: 12.2 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.0004 },
  },
}

test('a result is read into the figures that are judged, and the audits that failed', () => {
  expect(readResult(result)).toEqual({
    values: [99, 100, 96, 100, 1800, 12, 0],
    failed: ['errors-in-console'],
  })
  expect(() => readResult({ runtimeError: 'no page' })).toThrow('categories')
})

test('what was not asked for is no figure, and counts in no median', () => {
  const { performance } = result.categories
  const fast = readResult({ ...result, categories: { performance } })
  expect(fast).toEqual({ values: [99, undefined, undefined, undefined, 1800, 12, 0], failed: [] })
  expect(medianOf([fast, readResult(result)]).values).toEqual([99, 100, 96, 100, 1800, 12, 0])
  expect(missedGoals(medianOf([fast]))).toContain('seo NaN, at least 100')
})

test('of several runs the median of each figure counts, and every failure', () => {
  const runs = [
    { values: [98, 100, 100, 100, 1700, 90, 0], failed: [] },
    { values: [99, 100, 100, 100, 1900, 10, 0.1], failed: ['label'] },
    { values: [100, 100, 100, 100, 1500, 20, 0], failed: ['label'] },
  ]
  expect(medianOf(runs)).toEqual({ values: [99, 100, 100, 100, 1700, 20, 0], failed: ['label'] })
  expect(medianOf(runs.slice(0, 2)).values[4]).toBe(1700)
})

test('every goal that is missed is said, with what was measured; a figure that is missing misses', () => {
  expect(missedGoals({ values: [99, 100, 100, 100, 1800, 50, 0], failed: [] })).toEqual([])
  expect(missedGoals({ values: [98, 100, 100, 99, 1801, Number.NaN, 0.001], failed: ['label'] })).toEqual([
    'performance 98, at least 99',
    'seo 99, at least 100',
    'LCP 1801, at most 1800',
    'TBT NaN, at most 50',
    'CLS 0.001, at most 0',
    'audit label fails',
  ])
})
