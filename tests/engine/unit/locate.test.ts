import { expect, test } from 'vitest'
import { locate, syntaxError } from '../../../src/lint/locate.ts'

const home = 'page-configs/home.ts'

/**
 * Returns the texts of the value, of the property and of its key at a path, and the path. A `~` marks an approximate
 * path.
 */
function located(files: Record<string, string>, path: PropertyKey[], file = home) {
  const sources = (name: string) => files[name]
  const at = locate(file, path, sources)
  if (!at) return undefined
  const textOf = ({ start, end }: { start: number; end: number }) => (files[at.file] ?? '').slice(start, end)
  const where = at.file === file ? '' : `${at.file} `
  return `${where}${at.exact ? '' : '~'}${at.path.join('.')}: ${textOf(at.value)} | ${textOf(at.whole)} | ${at.key ? textOf(at.key) : ''}`
}

test.each<[name: string, text: string, path: PropertyKey[], at: string | undefined]>([
  ['a value', `export default { a: 1, b: 'x' }`, ['b'], `b: 'x' | b: 'x' | b`],
  ['the later of two', `export default { a: 1, a: 2 }`, ['a'], 'a: 2 | a: 2 | a'],
  ['a key in quotes', `export default { 'a-b': 1 }`, ['a-b'], `a-b: 1 | 'a-b': 1 | 'a-b'`],
  ['nothing of that name', `export default { a: { c: 1 } }`, ['a', 'b'], '~a: { c: 1 } | a: { c: 1 } | a'],
  ['a name in a list', `export default [1]`, ['0'], '~: [1] | [1] | '],
  ['behind what is spread out', `export default [...x, 1]`, [1], '~: [...x, 1] | [...x, 1] | '],
  ['before what is spread out', `export default [1, ...x]`, [0], '0: 1 | 1 | '],
  ['behind a hole', `export default [, 1]`, [1], '~: [, 1] | [, 1] | '],
  ['all of it', `export default { a: 1 }`, [], ': { a: 1 } | { a: 1 } | '],
  ['through a call', `export default define({ a: 1 })`, ['a'], 'a: 1 | a: 1 | a'],
  [
    'in a list of values',
    `const x = { a: { c: 1 }, b: { c: 2 } }\nexport default { list: Object.values(x) }`,
    ['list', 1, 'c'],
    'list.1.c: 2 | c: 2 | c',
  ],
  [
    'not in a list of values of another object',
    `export default Object.values({ ...x, a: 1 })`,
    [0],
    '~: { ...x, a: 1 } | { ...x, a: 1 } | ',
  ],
  [
    'not through a call of two',
    `export default define({ a: 1 }, 2)`,
    ['a'],
    '~: define({ a: 1 }, 2) | define({ a: 1 }, 2) | ',
  ],
  [
    'not through what is spread out',
    `export default define(...[{ a: 1 }])`,
    ['a'],
    '~: define(...[{ a: 1 }]) | define(...[{ a: 1 }]) | ',
  ],
  [
    'through brackets and types',
    `export default ({ a: ({ b: 1 } as const) } satisfies A)`,
    ['a', 'b'],
    'a.b: 1 | b: 1 | b',
  ],
  ['through a name', `const b = 2\nconst x = { a: b }\nexport default x`, ['a'], 'a: 2 | a: b | a'],
  ['through an exported name', `export const x = { a: 1 }\nexport default x`, ['a'], 'a: 1 | a: 1 | a'],
  ['not through a name that nobody gives', `export default { a: x }`, ['a', 'b'], '~a: x | a: x | a'],
  [
    'through a part of a name',
    `const x = { y: { a: 1 } }\nexport default { z: x.y }`,
    ['z', 'a'],
    'z.y.a: 1 | a: 1 | a',
  ],
  [
    'not through a computed part',
    `const x = { y: { a: 1 } }\nexport default { z: x[y] }`,
    ['z', 'a'],
    '~z: x[y] | z: x[y] | z',
  ],
  [
    'in what an object takes over',
    `const x = { a: 1 }\nexport default { ...x, b: 2 }`,
    ['a'],
    'a: 1 | a: 1 | a',
  ],
  [
    'in the last that it takes over',
    `const x = { a: 1 }\nconst y = { a: 2 }\nexport default { ...x, ...y }`,
    ['a'],
    'a: 2 | a: 2 | a',
  ],
  [
    'near it in what it takes over',
    `const x = { a: { c: 1 } }\nexport default { ...x }`,
    ['a', 'b'],
    '~a: { c: 1 } | a: { c: 1 } | a',
  ],
  [
    'not in what is written over it',
    `const x = { a: 1 }\nexport default { ...x, a: 2 }`,
    ['a'],
    'a: 2 | a: 2 | a',
  ],
  ['no default', `export const a = 1`, ['a'], undefined],
  ['a function', `export default function a() {}`, ['a'], undefined],
  ['no program', `export default {`, ['a'], undefined],
])('%s', (_name, text, path, at) => {
  expect(located({ [home]: text }, path)).toBe(at)
})

test.each<[name: string, text: string, path: PropertyKey[], at: string]>([
  [
    'what another file exports as its default',
    `import a from './a.ts'\nexport default { b: a }`,
    ['b', 'c'],
    'page-configs/a.ts c: 1 | c: 1 | c',
  ],
  [
    'what it exports by name',
    `import { n } from './a.ts'\nexport default { b: n }`,
    ['b', 'c'],
    'page-configs/a.ts c: 2 | c: 2 | c',
  ],
  [
    'what is called otherwise here',
    `import { n as m } from './a.ts'\nexport default { b: m }`,
    ['b', 'c'],
    'page-configs/a.ts c: 2 | c: 2 | c',
  ],
  [
    'a file of JSON',
    `import j from '../x/j.json' with { type: 'json' }\nexport default { b: j }`,
    ['b', 'c'],
    'x/j.json c: 3 | "c": 3 | "c"',
  ],
  ['what is not there', `import x from './x.ts'\nexport default { b: x }`, ['b', 'c'], '~b: x | b: x | b'],
  [
    'a name that is not there',
    `import { o } from './a.ts'\nexport default { b: o }`,
    ['b', 'c'],
    '~b: o | b: o | b',
  ],
])('imported: %s', (_name, text, path, at) => {
  const others = {
    'page-configs/a.ts': `export const n = { c: 2 }\nexport default { c: 1 }`,
    'x/j.json': '{ "c": 3 }',
  }
  expect(located({ [home]: text, ...others }, path)).toBe(at)
})

test('a missing file has no places', () => {
  expect(locate(home, [], () => undefined)).toBeUndefined()
})

test.each<[file: string, text: string, start: number | undefined]>([
  ['a.ts', 'export default { a: 1 }', undefined],
  ['a.ts', 'export default { a: 1 ', 22],
  ['a.json', '{ "a": 1 }', undefined],
  ['a.json', '\uFEFF{ "a": 1 }', undefined],
  ['a.json', '{ "a": 1,, }', 9],
  ['a.json', ' <!doctype html>', undefined],
])('%s stops being one: %s', (file, text, start) => {
  expect(syntaxError(file, text)?.start).toBe(start)
})
