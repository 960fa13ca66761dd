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
