// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createSanitizer } from '../../../src/runtime/content/sanitizer.ts'
import { sanitizeInBuild } from '../../../src/site/content/build-sanitizer.ts'
import { pastedDocuments, wordsOf } from '../../support/pasted-documents.ts'

const sanitize = createSanitizer(window)
const clean = (html: string) => String(sanitize(html).__html)

test.each(pastedDocuments)('$name keeps every word, once and in order', ({ html, words }) => {
  const safe = clean(html)
  expect(wordsOf(safe)).toBe(words)
  expect(sanitizeInBuild(html)).toEqual({ __html: safe })
  expect(clean(safe)).toBe(safe)
})
