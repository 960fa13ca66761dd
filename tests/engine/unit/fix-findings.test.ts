import { expect, test } from 'vitest'
import type { Fix } from '../../../src/util/problem.ts'
import type { Finding } from '../../../src/lint/finding.ts'
import { fixFindings } from '../../../src/lint/fix-findings.ts'
import { locate } from '../../../src/lint/locate.ts'

/** Returns a text with these fixes applied, or undefined where nothing changes. */
function fixed(text: string, fixes: [path: PropertyKey[], fix: Fix | undefined][], file = 'a.ts') {
  const sources = (name: string) => (name === file ? text : undefined)
  const findings = fixes.map(([path, fix]): Finding => {
    const reported = { rule: 'x', severity: 'error', place: '' } as const
    return { ...reported, file, path, fix, written: locate(file, path, sources) }
  })
  return fixFindings(findings, sources)[0]?.after
}
const code = (object: string) => `export default ${object}`

test.each<[name: string, object: string, path: PropertyKey[], fix: Fix, after: string | undefined]>([
  ['a text', `{ a: 'x' }`, ['a'], { replace: 'y' }, `{ a: 'y' }`],
  ['with double quotes', `{ a: 'x' }`, ['a'], { replace: 'a "b"' }, `{ a: 'a "b"' }`],
  ['with an apostrophe', `{ a: 'x' }`, ['a'], { replace: `it's` }, `{ a: "it's" }`],
  ['a number', `{ a: 'x' }`, ['a'], { replace: 7 }, `{ a: 7 }`],
  ['a key', `{ a: 1 }`, ['a'], { renameKey: 'b_1' }, `{ b_1: 1 }`],
  ['a key with a hyphen', `{ a: 1 }`, ['a'], { renameKey: 'b-c' }, `{ 'b-c': 1 }`],
  ['a key that begins with a digit', `{ a: 1 }`, ['a'], { renameKey: '1b' }, `{ '1b': 1 }`],
  ['no key of a list', `[1]`, [0], { renameKey: 'b' }, undefined],
  ['the first of two out', `{ a: 1, b: 2 }`, ['a'], { remove: true }, `{ b: 2 }`],
  ['the last of two out', `{ a: 1,\n  b: 2 }`, ['b'], { remove: true }, `{ a: 1 }`],
  ['the only one out', `{ a: 1 }`, ['a'], { remove: true }, `{ }`],
  ['an entry out', `[1 , 2]`, [0], { remove: true }, `[ 2]`],
  ['nothing where it is only near', `{ a: 1 }`, ['b'], { remove: true }, undefined],
  ['nothing that is the same', `{ a: 'x' }`, ['a'], { replace: 'x' }, undefined],
])('%s', (_name, object, path, fix, after) => {
  expect(fixed(code(object), [[path, fix]])).toBe(after && code(after))
})

test('JSON stays JSON', () => {
  const fixes: Parameters<typeof fixed>[1] = [
    [['a'], { replace: 'y' }],
    [['b'], { renameKey: 'c' }],
  ]
  expect(fixed('{ "a": "x", "b": 1 }', fixes, 'a.json')).toBe('{ "a": "y", "c": 1 }')
})

test('the outer of two overlapping findings is fixed, and each separate one; findings without a fix stay', () => {
  const inner = code(`{ a: { b: 1, c: 2 }, d: 3, e: 4 }`)
  expect(
    fixed(inner, [
      [['a', 'b'], { replace: 7 }],
      [['a', 'c'], { replace: 8 }],
      [['d'], undefined],
      [['e'], { replace: 9 }],
    ]),
  ).toBe(code(`{ a: { b: 7, c: 8 }, d: 3, e: 9 }`))
  const whole = { start: 15, end: 16, instead: '' }
  expect(fixed(code('1'), [[[], { text: whole }]])).toBe(code(''))
  expect(
    fixed(code('12'), [
      [[], { text: { start: 15, end: 16, instead: 'x' } }],
      [[], { text: { start: 15, end: 17, instead: 'yy' } }],
    ]),
  ).toBe(code('yy'))
})
