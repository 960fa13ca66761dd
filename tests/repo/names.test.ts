import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { codeBelow } from '../support/files-below.ts'

const scripts = codeBelow('src').filter(({ file }) => /\.(?:tsx?|mjs)$/.test(file))

/** Modules of conventions: lists of a folder, and declarations beside their module. */
const byConvention = /\/index\.tsx?$|\.d\.m?ts$/

/** Exports of conventions: every behaviour of a block exports `attach`. */
const exportedByConvention = new Set(['attach'])

/** Words that say less than a noun or a verb of the field, as parts of declared names. */
const vagueParts = new Set(
  'anew alone asked asker askers asks astray come kept lest likest mend mended reckon stands told wanted young'.split(
    ' ',
  ),
)

const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

/** Returns the names that a module declares. */
const declaredIn = (text: string, before = '') =>
  [
    ...text.matchAll(
      new RegExp(`^${before}(?:async )?(?:const|let|function\\*?|interface|type) (\\w+)`, 'gm'),
    ),
  ].map(([, name = '']) => name)

const vagueIn = (text: string) =>
  declaredIn(text, '[ \\t]*(?:export )?').filter((name) =>
    name.split(/(?<=[a-z\d])(?=[A-Z])|_/).some((part) => vagueParts.has(part.toLowerCase())),
  )

test('each file of src has a name of its own', () => {
  const names = scripts.filter(({ file }) => !byConvention.test(file)).map(({ file }) => basename(file))
  expect(repeated(names.map((name) => name.replace(/\.\w+$/, '')))).toEqual([])
  expect(repeated(['page-head', 'page-head'])).toEqual(['page-head'])
})

test('each exported function and value of src has a name of its own', () => {
  const names = scripts
    .filter(({ file }) => !byConvention.test(file))
    .flatMap(({ text }) => declaredIn(text.replaceAll(/^export (?:interface|type) .*/gm, ''), 'export '))
  expect(repeated(names.filter((name) => !exportedByConvention.has(name)))).toEqual([])
})

test('no declared name has a vague part', () => {
  const code = [...scripts, ...codeBelow('block-library', 'schemas', 'tools', 'bench')]
  expect(code.flatMap(({ file, text }) => vagueIn(text).map((name) => `${file} ${name}`))).toEqual([])
  expect(vagueIn('  const askAnew = 1\nexport const LIMIT_KEPT = 2\nconst request = 3')).toEqual([
    'askAnew',
    'LIMIT_KEPT',
  ])
})
