import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../support/files-below.ts'

/**
 * Functions that are missing in Chrome 109, Firefox 114 or Safari 16.4. The build compiles newer syntax for old browsers,
 * but no newer function.
 */
const newer = [
  String.raw`\.(?:toSorted|toReversed|toSpliced|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(`,
  String.raw`\b(?:AbortSignal\.any|Array\.fromAsync|(?:Object|Map)\.groupBy|Promise\.(?:withResolvers|try)|URL\.(?:canParse|parse))\b`,
  String.raw`\.(?:checkVisibility|moveBefore|getHTML)\(`,
  String.raw`\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|flatMap|toArray|reduce|forEach)\(`,
]
const isNewer = new RegExp(newer.join('|'))

/** Files that run in Node alone. */
const inNode = /examples\.tsx?$|\/page-document\.ts$/

test('code for visitors calls no function that a browser of 2023 lacks', () => {
  const files = ['block-library', 'src/runtime', 'schemas']
    .flatMap(filesBelow)
    .filter((file) => !inNode.test(file))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => isNewer.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each(['list.toSorted()', 'AbortSignal.any(both)', 'new Map().values().map(draw)', 'URL.canParse(text)'])(
  'finds %s',
  (code) => expect(code).toMatch(isNewer),
)
