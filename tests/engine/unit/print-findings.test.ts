import { expect, test } from 'vitest'
import { findingsPrinter } from '../../../src/author/dev/server/print-findings.ts'
import type { ShownFinding } from '../../../src/author/protocol/protocol.ts'

const finding = (line: number): ShownFinding => ({
  severity: 'error',
  file: 'page-configs/a.ts',
  place: `page-configs/a.ts:${line}:1`,
  text: `${line}:1 /a [config]\nexpected a text\u001B[2J\ndid you mean "b"?`,
  rule: 'config',
  path: [],
})

test('findings are printed when they change, one line each', () => {
  const printed: string[] = []
  const print = findingsPrinter((text) => printed.push(text))
  for (const findings of [[], [finding(1)], [finding(1)], [finding(2)], [], []]) print(findings)
  const line = 'error page-configs/a.ts:1:1 /a [config] expected a text [2J did you mean "b"?'
  expect(printed).toEqual([line, line.replace('1:1', '2:1'), 'No finding is left'])
})

test('of many findings, the first 20 are printed', () => {
  const printed: string[] = []
  findingsPrinter((text) => printed.push(text))(Array.from({ length: 23 }, (_, index) => finding(index + 1)))
  expect(printed.join('\n').split('\n')).toHaveLength(21)
  expect(printed.join('\n')).toMatch(/\n… and 3 more: npm run validate$/)
})
