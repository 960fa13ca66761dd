// @vitest-environment jsdom
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSanitizer } from '../../../src/runtime/content/sanitizer.ts'
import { sanitizeInBuild } from '../../../src/site/content/build-sanitizer.ts'
import { sanitizePlain } from '../../../src/site/content/plain-html.ts'
import { pastedDocuments, wordsOf } from '../../support/pasted-documents.ts'

const sanitize = createSanitizer(window)
const clean = (html: string) => {
  const { __html: safe } = sanitize(html)
  // jsdom has no Trusted Types.
  return typeof safe === 'string' ? safe : ''
}

test.each(pastedDocuments)('$name keeps every word, once and in order', ({ html, words }) => {
  const safe = clean(html)
  expect(wordsOf(safe)).toBe(words)
  expect(sanitizeInBuild(html)).toEqual({ __html: safe })
  expect(clean(safe)).toBe(safe)
})

/** Opening tags of pasted markup, none of which hides words. */
const openings = [
  ...'p div ul ol li dl dt dd table tbody tr td th h1 h3 section form fieldset option select label button'.split(
    ' ',
  ),
  ...'b i strong em span font center details summary o:p st1:place figure blockquote pre a s sub'.split(' '),
  'b style="font-weight:normal"',
  'span style="font-weight:700;font-style:italic"',
  'span style="vertical-align:super"',
]
const between = [
  '',
  ' ',
  '<br>',
  '<img src="x">',
  '<svg><path/></svg>',
  '<o:p/>',
  '<!-- x -->',
  '<p>&nbsp;</p>',
  '</p>',
  '</b>',
]
/** Words are numbered, so that a lost, doubled or joined one shows. */
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constant(' # '),
    fc
      .tuple(
        fc.constantFrom(...openings),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.constantFrom(...between),
      )
      .map(([tag, inside, after]) => `<${tag}>${inside.join('')}</${tag.split(' ')[0]}>${after}`),
    fc.constantFrom(...openings).map((tag) => `<${tag}>`),
  ),
}))

test('no nesting of pasted tags loses, doubles or joins a word', () => {
  const texts = fc.array(tree, { maxLength: 6 }).map((parts) => {
    let count = 0
    return parts.join('').replaceAll('#', () => `w${(count += 1)}`)
  })
  fc.assert(
    fc.property(texts, (html) => {
      // A table moves what is not in a cell in front of it.
      const words = (text: string) => [...text.matchAll(/w\d+/g)].map(([word]) => word).toSorted()
      expect(words(wordsOf(clean(html)))).toEqual(words(html))
    }),
    { numRuns: Number(process.env['FUZZ_CASES'] ?? 400), seed: 20_261_127 },
  )
})

test('plain text equals the output of the sanitiser', () => {
  const words = ['LED', ' 2 × 3 m ', '\u00A0', ' ', '&amp;', '\u200B', '\n', '₹ 5', '😀', '']
  const tags = [
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'a href="/a/b"',
    'a href="javascript:x()"',
    'i title="x"',
  ]
  const piece = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(...words),
      fc
        .tuple(fc.constantFrom(...tags), fc.array(tie('tree'), { maxLength: 3 }))
        .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag.split(' ')[0]}>`),
    ),
  })).tree
  const line = fc
    .tuple(fc.constantFrom('p', 'ul', 'li'), fc.array(piece, { minLength: 1, maxLength: 2 }))
    .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag}>`)
  let plain = 0
  fc.assert(
    fc.property(fc.array(line, { maxLength: 2 }), (lines) => {
      const html = lines.join('')
      const safe = sanitizePlain(html)
      if (safe === undefined) return
      plain += 1
      expect(safe).toBe(clean(html))
    }),
    { numRuns: 3_000, seed: 20_261_127 },
  )
  expect(plain).toBeGreaterThan(30)
  const common = '<p>A <strong>wall</strong> of 3&nbsp;m</p><ul><li><a href="/contact">Ask</a> us</li></ul>'
  expect(sanitizePlain(common.replace('&nbsp;', ' '))).toBe(common)
})
