import { describe, expect, test } from 'vitest'
import { hero, messageOf, pageWith, smallestPage } from '../../support/config-problems.ts'

const faq = { type: 'faq', id: 'faq' }

test('ids that two blocks share', () => {
  expect(messageOf(pageWith(faq, { ...faq, section: 6 }))).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      blocks[2].id (block 2, faq) [invalid-value]
        problem   "faq" is also the id of block 1: write another id
        received  "faq""
  `)
})

test('an id that is no anchor', () => {
  expect(messageOf(pageWith({ ...faq, id: 'FAQ 1' }))).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      blocks[1].id (block 1, faq) [invalid-value]
        expected  lower case words joined by hyphens
        received  "FAQ 1""
  `)
})

test('a section on a page that has no content', () => {
  expect(messageOf({ ...smallestPage, blocks: [hero, faq] })).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      content [invalid-value]
        problem   is missing, but block 1 shows a section of the content service
        received  nothing"
  `)
})

test('no blocks', () => {
  expect(messageOf({ ...smallestPage, blocks: [] })).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      blocks [invalid-value]
        problem   a page needs at least one block
        received  a list of 0"
  `)
})

test('a text that is empty, and one with blank edges', () => {
  expect(messageOf({ ...smallestPage, name: '', title: ' LED Standee Display' })).toMatchInlineSnapshot(`
    "2 errors in 1 file

    page.ts
      name [invalid-value]
        problem   must not be empty
        received  ""
      title [invalid-value]
        problem   must not begin or end with a blank
        received  " LED Standee Display""
  `)
})

test('a content source that is misspelt', () => {
  const content = { endpoint: '/api/retails', envelope: 'lst', prefix: 'Retail', imageField: 'href' }
  expect(messageOf({ ...smallestPage, content })).toMatchInlineSnapshot(`
    "4 errors in 1 file

    page.ts
      content.endpoint [invalid-value]
        expected  a path without leading slash
        received  "/api/retails"
      content.envelope [invalid-value]
        expected  one of "list", "data", "either"
        received  "lst"
        did you mean "list"?
      content.prefix [invalid-value]
        expected  lower case words joined by _
        received  "Retail"
      content.imageField [invalid-value]
        expected  one of "image", "url"
        received  "href""
  `)
})

const button = (to: string) =>
  messageOf(pageWith({ type: 'cta-banner', id: 'cta', heading: 'Ready?', button: { label: 'Go', to } }))

describe('addresses', () => {
  test('without the leading slash', () => {
    expect(button('contact')).toMatchInlineSnapshot(`
      "1 error in 1 file

      page.ts
        blocks[1].button.to (block 1, cta-banner) [invalid-value]
          expected  a path of this site that begins with /
          received  "contact"
          did you mean "/contact"?"
    `)
  })

  test.each(['https://example.com/contact', '//example.com', '/con tact'])(
    '%s is no path of this site',
    (to) => {
      expect(button(to)).toContain(`expected  a path of this site that begins with /\n    received  "${to}"`)
    },
  )

  test('a picture that the site does not carry', () => {
    const picture = { src: 'https://example.com/a.webp' }
    expect(messageOf({ ...smallestPage, blocks: [{ ...hero, picture }] })).toMatchInlineSnapshot(`
      "1 error in 1 file

      page.ts
        blocks[0].picture.src (block 0, hero) [invalid-value]
          expected  a file under /media/
          received  "https://example.com/a.webp""
    `)
  })
})
