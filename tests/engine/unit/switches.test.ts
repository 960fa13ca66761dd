import { expect, test } from 'vitest'
import { applySwitches } from '../../../src/lint/apply-switches.ts'
import type { Finding } from '../../../src/lint/finding.ts'

const file = 'page-configs/a.ts'
const at = (line: number | undefined, more: Partial<Finding> = {}): Finding => ({
  rule: 'link-target',
  severity: 'error',
  file,
  path: [],
  place: '',
  line,
  ...more,
})
const apply = (text: string, findings: Finding[], ran: 'ran' | 'waits' | 'unknown' = 'ran', name = file) =>
  applySwitches(findings, [{ file: name, text, input: undefined, problems: [] }], () => ran)
const words = (findings: Finding[]) =>
  findings.map(({ rule, line, column, problem }) => [rule, line, column, problem])

test('a switch keeps its rule quiet on its own line and the next, in its own file', () => {
  const findings = [
    at(1),
    at(2),
    at(3),
    at(4),
    at(undefined),
    at(2, { rule: 'alt-text' }),
    at(2, { file: 'page-configs/b.ts' }),
  ]
  const remaining = apply('a\n// rule-off link-target: it comes next week\nb\nc', findings)
  expect(remaining).toEqual([findings[0], findings[3], ...findings.slice(4)])
})

test.each<[string, string]>([
  ['page-configs/a.ts', 'a, //rule-off  link-target : why  \nb'],
  ['page-configs/a.json', '{ "// rule-off link-target" : "why",\n "b": 1 }'],
])('it is written in %s as that has it', (name, text) => {
  expect(apply(text, [at(1, { file: name }), at(2, { file: name })], 'ran', name)).toEqual([])
})

test.each<[string, string, 'ran' | 'waits' | 'unknown', ReturnType<typeof words>]>([
  ['that keeps nothing quiet', '// rule-off alt-text: why', 'ran', [[1, '"alt-text" finds nothing here']]],
  ['of a rule that was not asked', '// rule-off alt-text: why', 'waits', []],
  ['of no rule', 'x // rule-off alt-txt', 'unknown', [[3, 'there is no rule "alt-txt"']]],
  [
    'without its reason',
    ' // rule-off link-target:',
    'waits',
    [[2, 'a switch needs its reason: "rule-off link-target: the page comes next week"']],
  ],
  ['in the letters of another', '// rule-offs link-target: why', 'ran', []],
])('a switch %s', (_name, text, ran, reported) => {
  const findings = [at(1, { rule: 'link-target' })]
  expect(words(apply(text, findings, ran))).toEqual([
    ['link-target', 1, undefined, undefined],
    ...reported.map(([column, problem]) => ['unused-switch', 1, column, problem]),
  ])
})
