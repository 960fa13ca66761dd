import { describe, expect, test } from 'vitest'
import { hero, messageOf, pageWith, smallestPage } from '../../support/config-problems.ts'

test('a value that is not among the choices', () => {
  const content = { endpoint: 'blog', kind: 'article-list' }
  expect(messageOf({ ...smallestPage, content })).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      content.kind [invalid-value]
        expected  one of "sections", "gallery", "articles", "article"
        received  "article-list"
        did you mean "articles"?"
  `)
})

test('a choice of a block that is not among its numbers', () => {
  expect(messageOf(pageWith({ type: 'cards', id: 'uses', section: 3, columns: 5 }))).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      blocks[1].columns (block 1, cards) [invalid-value]
        expected  2, 3 or 4
        received  5"
  `)
})

test('values of the wrong type', () => {
  const block = { type: 'option-faqs', id: 'options', section: 4, tip: 3, openFirst: 'yes' }
  expect(messageOf({ ...pageWith(block), noindex: 1, title: null })).toMatchInlineSnapshot(`
    "4 errors in 1 file

    page.ts
      title [invalid-value]
        expected  a text
        received  null
      blocks[1].tip (block 1, option-faqs) [invalid-value]
        expected  a text
        received  3
      blocks[1].openFirst (block 1, option-faqs) [invalid-value]
        expected  true or false
        received  "yes"
      noindex [invalid-value]
        expected  true or false
        received  1"
  `)
})

test('an object where a list belongs, and the other way round', () => {
  expect(messageOf({ ...smallestPage, states: [], blocks: { hero } })).toMatchInlineSnapshot(`
    "2 errors in 1 file

    page.ts
      blocks [invalid-value]
        expected  a list of at least 1
        received  { hero }
      states [invalid-value]
        expected  { loading, badStatus, error, retry }
        received  a list of 0"
  `)
})

test('numbers out of their range, and one that is not whole', () => {
  const blocks = [
    { type: 'intro', id: 'intro', section: 2, picture: 0 },
    { type: 'showcase', id: 'showcase', section: 4, interval: 3000.5 },
    { type: 'features-grid', id: 'features', section: 5, heading: 'Why?', titleOnly: [2, 6] },
  ]
  expect(messageOf(pageWith(...blocks))).toMatchInlineSnapshot(`
    "3 errors in 1 file

    page.ts
      blocks[1].picture (block 1, intro) [invalid-value]
        expected  a whole number of at least 1
        received  0
      blocks[2].interval (block 2, showcase) [invalid-value]
        expected  a whole number of at least 1000
        received  3000.5
      blocks[3].titleOnly[1] (block 3, features-grid) [invalid-value]
        expected  a whole number from 1 to 5
        received  6"
  `)
})

const strip = (section: unknown) => messageOf(pageWith({ type: 'strip', id: 'strip', section }))

describe('a section reference', () => {
  test('with a number that no section has', () => {
    expect(strip(120)).toMatchInlineSnapshot(`
      "1 error in 1 file

      page.ts
        blocks[1].section (block 1, strip) [invalid-value]
          expected  a whole number from 1 to 99, a name such as "faq_section" or { key }
          received  120"
    `)
  })

  test('with a number written as a text', () => {
    expect(strip('3')).toMatchInlineSnapshot(`
      "1 error in 1 file

      page.ts
        blocks[1].section (block 1, strip) [invalid-value]
          expected  a section number from 1 to 99, a name such as "faq_section", or { key }
          received  "3""
    `)
  })

  test('with something that is no reference', () => {
    expect(strip(true)).toMatchInlineSnapshot(`
      "1 error in 1 file

      page.ts
        blocks[1].section (block 1, strip) [invalid-value]
          expected  a whole number from 1 to 99, a name such as "faq_section" or { key }
          received  true"
    `)
  })

  test('with a misspelt key', () => {
    expect(strip({ kye: 'standee_section3' })).toMatchInlineSnapshot(`
      "1 error in 1 file

      page.ts
        blocks[1].section.kye (block 1, strip) [unknown-key]
          expected  the key "key"
          received  key "kye"
          did you mean "key"?"
    `)
  })

  test('that is missing', () => {
    expect(strip(undefined)).toMatchInlineSnapshot(`
      "1 error in 1 file

      page.ts
        blocks[1].section (block 1, strip) [invalid-value]
          expected  a whole number from 1 to 99, a name such as "faq_section" or { key }
          received  nothing"
    `)
  })
})

const grid = (options: object) =>
  messageOf(pageWith({ type: 'features-grid', id: 'features', heading: 'Why?', ...options }))

describe('a features grid', () => {
  const titles = ['Touch Response', 'Multi-Touch', 'High Brightness', 'Low Latency']
  const items = [...titles, 'Durable Surface'].map((title) => ({ title }))

  test('with four titles', () => {
    expect(grid({ section: 5, titles })).toMatchInlineSnapshot(`
      "1 error in 1 file

      page.ts
        blocks[1].titles (block 1, features-grid) [invalid-value]
          problem   a features grid has exactly five
          received  a list of 4"
    `)
  })

  test('with a misspelt matcher', () => {
    expect(grid({ section: 5, titles: [...titles, { contain: 'Durable' }] })).toMatchInlineSnapshot(`
      "1 error in 1 file

      page.ts
        blocks[1].titles[4].contain (block 1, features-grid) [unknown-key]
          expected  the key "contains"
          received  key "contain"
          did you mean "contains"?"
    `)
  })

  test('with both a section and items', () => {
    expect(grid({ section: 5, items })).toMatchInlineSnapshot(`
      "1 error in 1 file

      page.ts
        blocks[1] (block 1, features-grid) [invalid-value]
          problem   a features grid takes either a "section" or "items"
          received  { type, id, heading, section, items }"
    `)
  })

  test('with neither of them', () => {
    expect(grid({})).toMatchInlineSnapshot(`
      "1 error in 1 file

      page.ts
        blocks[1] (block 1, features-grid) [invalid-value]
          problem   a features grid takes either a "section" or "items"
          received  { type, id, heading }"
    `)
  })
})

test('a hero with neither section nor title', () => {
  expect(messageOf({ ...smallestPage, blocks: [{ type: 'hero', id: 'hero' }] })).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      blocks[0] (block 0, hero) [invalid-value]
        problem   a hero needs a "section" or a "heading"
        received  { type, id }"
  `)
})
