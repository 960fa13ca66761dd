import { expect, test } from 'vitest'
import { briefly, hero, messageOf, pageWith } from '../../support/config-problems.ts'

const blocks = [
  { type: 'strip', id: 'strip', section: 3, headng: 'Pixel Pitch' },
  { type: 'mosaics', id: 'mosaic' },
  { id: 'Faq', type: 'faq', heading: '', section: 0 },
]
const wrong = { ...pageWith(...blocks), noindx: true }

test('several problems are reported together, in the order of the document', () => {
  expect(briefly(messageOf(wrong))).toMatchInlineSnapshot(`
    "6 errors in 1 file

    page.ts
      blocks[1].headng (block 1, strip) [unknown-key]
        expected  one of the keys type, id, ground, section, heading, text, fallbackHeading, fallbackText, label
        received  key "headng"
        did you mean "heading"?
      blocks[2].type (block 2, mosaics) [invalid-value]
        expected  one of the blocks
        received  "mosaics"
        did you mean "mosaic"?
      blocks[3].id (block 3, faq) [invalid-value]
        expected  lower case words joined by hyphens
        received  "Faq"
      blocks[3].heading (block 3, faq) [invalid-value]
        problem   must not be empty
        received  ""
      blocks[3].section (block 3, faq) [invalid-value]
        expected  a whole number from 1 to 99, a name such as "faq_section" or { key }
        received  0
      noindx [unknown-key]
        expected  one of the keys kind, name, …
        received  key "noindx"
        did you mean "noindex"?"
  `)
})

test('problems follow the order of keys in the document', () => {
  const { noindx, ...page } = wrong
  const turned = [hero, ...blocks.map((block) => Object.fromEntries(Object.entries(block).toReversed()))]
  const places = messageOf({ noindx, ...page, blocks: turned }).match(/^ {2}\S+/gm)
  expect(places?.map((place) => place.trim())).toMatchInlineSnapshot(`
    [
      "noindx",
      "blocks[1].headng",
      "blocks[2].type",
      "blocks[3].section",
      "blocks[3].heading",
      "blocks[3].id",
    ]
  `)
})

test('missing keys follow wrong ones', () => {
  const places = messageOf({ blocks: [{ id: 'Hero', type: 'hero', heading: 'T' }], other: 'x' }).match(
    /^ {2}\S+/gm,
  )
  expect(places?.map((place) => place.trim())).toMatchInlineSnapshot(`
    [
      "blocks[0].id",
      "other",
      "kind",
      "name",
      "title",
    ]
  `)
})

// zod skips the page's own rules while a value has the wrong type, so a separate check reports the id.
test('a duplicate id is reported beside a wrong type of block', () => {
  const message = messageOf(pageWith(hero, { type: 'mosaics', id: 'mosaic' }))
  expect(message).toContain('blocks[1].id')
})
