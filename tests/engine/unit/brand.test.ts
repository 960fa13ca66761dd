import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tokenStyles } from '../../../src/publish/app/brand-style.ts'
import { readBrand } from '../../../src/site/config/read-brand.ts'
import { linesOf } from '../../../src/util/problem.ts'
import { root } from '../../support/root.ts'

const text = readFileSync(join(root, 'tests/second-site/page-configs/brand.tokens.json'), 'utf8')

/** Reads the example site's brand with other values. Returns its problems, each as one line. */
function problemsWith(change: Record<string, unknown>): string[] {
  const { $schema: _, ...input } = JSON.parse(text)
  for (const [path, value] of Object.entries(change)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    keys.reduce((part, key) => part[key], input)[last] = value
  }
  const read = readBrand(input)
  return read.ok
    ? []
    : read.problems.map((problem) => [problem.path.join('.'), ...linesOf(problem)].join('; '))
}

test('a brand of a few tokens has no problems', () => {
  expect(problemsWith({})).toEqual([])
})

test('the example of a font in docs/brand.md is one', () => {
  const [, example = ''] =
    /```jsonc\n("text"[^]*?)```/.exec(readFileSync(join(root, 'docs/brand.md'), 'utf8')) ?? []
  const family: { text: unknown } = JSON.parse(`{${example}}`)
  expect(problemsWith({ 'family.text': family.text })).toEqual([])
  expect(problemsWith({ 'family.text': { ...Object(family.text), $value: 7 } })).not.toEqual([])
})

test('the engine has a neutral value for every token', () => {
  const read = readBrand({})
  if (!read.ok) throw new Error('The brand is invalid')
  expect(read.value.grounds.map(({ name }) => name)).toEqual(['noon', 'night'])
  expect(read.value.values.get('--font-small')).toBe('0.9375rem')
})

test.each([
  ['#1D4F91', '#1d4f91'],
  ['#1d4f9180', '#1d4f9180'],
  [{ colorSpace: 'srgb', components: [0.1137, 0.3098, 0.5686] }, '#1d4f91'],
  [{ colorSpace: 'srgb', components: [0.1137, 0.3098, 0.5686], alpha: 0.5 }, '#1d4f9180'],
  ['{color.onAccent}', '#ffffff'],
])('the colour %j is read', ($value, color) => {
  const read = readBrand({ color: { accent: { $value } } })
  expect(read.ok && read.value.values.get('--accent')).toBe(color)
})

test.each([
  [{ 'color.accnt': {} }, 'color.accnt; expected  one of the keys'],
  [
    { 'color.alarm': { $value: '{color.accnt}' } },
    'color.alarm.$value; expected  a token of the type color; received  "{color.accnt}"; did you mean "{color.accent}"?',
  ],
  [
    { 'color.alarm': { $value: '{space.gap}' } },
    'color.alarm.$value; problem   refers to a token of the type dimension; expected  color',
  ],
  [
    { 'color.red': { $value: '{color.blue}' }, 'color.blue': { $value: '{color.red}' } },
    'problem   refers to itself: color.red → color.blue → color.red',
  ],
  [
    {
      'color.bar.$value': {
        colorSpace: 'srgb',
        components: [0.5412, 0.2314, 0.0706],
        hex: '#000000',
      },
    },
    'color.bar.$value.hex; expected  the colour of its components, #8a3b12; received  "#000000"',
  ],
  [
    { 'color.bar.$value': '#1d4f9' },
    'color.bar.$value; expected  a colour such as "#0b6b3a", with opacity "#0b6b3a80", or a reference',
  ],
  [
    {
      font: {
        body: { $value: { value: 1, unit: 'rem' }, $extensions: { css: '1rem; } body { color: red' } },
      },
    },
    'font.body.$extensions.css; expected  a CSS value without ; { } < >',
  ],
])('%j is reported', (change, expected) => {
  expect(problemsWith(change).join('\n')).toContain(expected)
})

test('the first ground is that of the page, and another one is marked', () => {
  const { $schema: _, ...input } = JSON.parse(text)
  const read = readBrand(input)
  if (!read.ok) throw new Error('The brand is invalid')
  const styles = tokenStyles(read.value)
  expect(styles).toMatch(/^:root \{[^}]*--stage: #fdf8ef;[^}]*color-scheme: light;\n {2}\}/)
  expect(styles).toMatch(
    /\[data-ground='night'\], header:has[^{]+\{\n {4}--stage: #2f1c0e;[^}]*color-scheme: dark;/,
  )
})
