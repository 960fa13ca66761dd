import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../support/files-below.ts'

/** `:has()` on the root makes the browser compute all styles again after any change of the page. */
const asksTheRoot = /(?::root|\bhtml|\bbody|#root)[^\s{,>+~]*:has\(/

test('no style uses :has() on the root', () => {
  const files = ['block-library', 'src'].flatMap((folder) => filesBelow(folder))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => asksTheRoot.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each([':root:has(form) a {', "html[lang='en']:has(dialog) {", 'body:has(> div) {'])('finds %s', (rule) =>
  expect(rule).toMatch(asksTheRoot),
)

/** Directions of the screen where a direction of the text exists: a page from right to left must be mirrored. */
const onScreen = [
  /^\s*(?:(?:margin|padding|border)-)?(?:left|right)(?:-\w+)?: [^,]*;/m,
  /^\s*border-(?:top|bottom)-(?:left|right)-radius:/m,
  /text-align: (?:left|right)|float: (?:left|right)/,
  // Four values of which the second and the fourth differ.
  /^\s*(?:margin|padding|inset): (\S+|\S*\([^;]*?\)) ([^\s(]+) (\S+|\S*\([^;]*?\)) (?!\2;)[^\s;]+;/m,
]

/** Lengths in a picture, which is the same in every language, and the alignment of both directions. */
const exceptions =
  /distance-stage\/stage-window\.tsx$|moment\/(?:bent-wall|lit-place)\.tsx$|app\/global-style\.ts$/

test('styles name the directions of the text, not of the screen', () => {
  const files = ['block-library', 'src/runtime', 'src/publish/app'].flatMap((folder) => filesBelow(folder))
  const faults = files
    .filter((file) => /\.(tsx?|css)$/.test(file) && !exceptions.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return onScreen.flatMap(
        (rule) =>
          rule
            .exec(text)
            ?.slice(0, 1)
            .map((match) => `${file}: ${match.trim()}`) ?? [],
      )
    })
  expect(faults).toEqual([])
})

test.each([
  '  left: 0;',
  '  margin-right: auto;',
  '  border-left-color: red;',
  '  text-align: right;',
  '  padding: 0 1rem 0 0;',
  '  inset: auto 0 0 auto;',
  '  border-top-left-radius: 0;',
])('finds %j', (line) => expect(onScreen.some((rule) => rule.test(line))).toBe(true))
