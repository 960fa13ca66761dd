import { expect, test } from 'vitest'
import { release, slow } from '../../tools/check-lists.ts'
import { filesBelow } from '../support/files-below.ts'

/** Returns the patterns without braces that a pattern stands for. */
function expanded(pattern: string): string[] {
  const [whole, choices = ''] = /\{([^{}]*)\}/.exec(pattern) ?? []
  return whole === undefined
    ? [pattern]
    : choices.split(',').flatMap((choice) => expanded(pattern.replace(whole, choice)))
}

test('each name in the lists of omitted tests is the name of a test', () => {
  const files = filesBelow('tests')
  const unmatched = [...slow, ...release].flatMap(expanded).filter((pattern) => {
    const matches = new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll(/\*+/g, '.*')}$`)
    return !files.some((file) => matches.test(file))
  })
  expect(unmatched).toEqual([])
})
