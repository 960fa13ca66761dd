import { expect, test } from 'vitest'
import { fileFindingsSchema, openFileFindings } from '../../../src/lint/file-findings.ts'

const value = [{ value: { title: 'color' }, path: [0] }]
const found = [{ path: [0, 'title'], problem: 'is American spelling', expected: 'colour', received: 'color' }]

/** Runs a check with the findings of a first run. Returns whether it ran again, and its findings. */
function second(change: { rules?: string; rule?: string; file?: string; value?: object }) {
  const first = openFileFindings({}, 'rules')
  first.of('spelling')('a.json', value, () => found)
  const stored = fileFindingsSchema.parse(JSON.parse(JSON.stringify(first.used)))
  let hasRun = false
  const known = openFileFindings(stored, change.rules ?? 'rules')
  const result = known.of(change.rule ?? 'spelling')(
    change.file ?? 'a.json',
    change.value ?? structuredClone(value),
    () => {
      hasRun = true
      return []
    },
  )
  return { hasRun, result, stored: Object.values(known.used) }
}

test('an unchanged file keeps its findings', () => {
  expect(second({})).toEqual({ hasRun: false, result: found, stored: [found] })
})

test.each([
  ['rules', { rules: 'other rules' }],
  ['rule', { rule: 'numbers' }],
  ['file', { file: 'b.json' }],
  ['value', { value: [{ value: { title: 'colour' }, path: [0] }] }],
])('with another %s, the check runs again, and the old findings are forgotten', (_, change) => {
  expect(second(change)).toEqual({ hasRun: true, result: [], stored: [[]] })
})
