import { expect, test } from 'vitest'
import { blocks } from '../../../block-library/blocks.ts'
import { pageSchema } from '../../../schemas/page.ts'
import { configError } from '../../../src/util/config-error.ts'
import { parseConfig } from '../../../src/site/config/parse-config.ts'
import { briefly, hero, messageOf, pageWith, smallestPage } from '../../support/config-problems.ts'

test('the smallest valid page, with every default filled in and those of the site named', () => {
  expect(parseConfig(pageSchema, smallestPage)).toMatchInlineSnapshot(`
    {
      "ok": true,
      "value": {
        "blocks": [
          {
            "description": "html",
            "heading": "LED Standee Display",
            "height": "part",
            "id": "hero",
            "links": [],
            "type": "hero",
          },
        ],
        "kind": "products",
        "name": "standee",
        "noindex": false,
        "requires": [],
        "states": {
          "badStatus": "{site.badStatus}",
          "error": "{site.error}",
          "loading": "{site.loading}",
          "retry": "{site.retry}",
        },
        "structuredData": {
          "whileLoading": true,
        },
        "title": "LED Standee Display",
      },
    }
  `)
})

test('one problem: headline, file, place, expected and received value', () => {
  expect(messageOf({ ...smallestPage, title: 7 })).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      title [invalid-value]
        expected  a text
        received  7"
  `)
})

test('several files: both counted, each problem under its file', () => {
  const { message, name } = configError([
    { file: 'page-configs/site.ts', problems: ['brand\n  expected  a text'] },
    { file: 'page-configs/products/standee.ts', problems: ['name', 'title'] },
  ])
  expect(name).toBe('AuthorError')
  expect(message).toMatchInlineSnapshot(`
    "3 problems in 2 config files

    page-configs/site.ts
      brand
        expected  a text

    page-configs/products/standee.ts
      name
      title"
  `)
})

test('a misspelt key of the page', () => {
  const message = messageOf({ ...smallestPage, titel: 'LED Standee Display' })
  expect(message).toContain(`one of the keys ${Object.keys(pageSchema.in.shape).join(', ')}\n`)
  expect(briefly(message)).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      titel [unknown-key]
        expected  one of the keys kind, name, …
        received  key "titel"
        did you mean "title"?"
  `)
})

test('a misspelt key deeper in the page', () => {
  expect(messageOf({ ...smallestPage, states: { loadin: 'One moment' } })).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      states.loadin [unknown-key]
        expected  one of the keys loading, badStatus, error, retry
        received  key "loadin"
        did you mean "loading"?"
  `)
})

test('a key that resembles none is given no suggestion', () => {
  expect(messageOf({ ...smallestPage, zzzzzz: 1 })).not.toContain('did you mean')
})

test('a misspelt key of a block', () => {
  const block = { type: 'cards', id: 'options', section: 2, mediumColumn: 3 }
  expect(messageOf(pageWith(block))).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      blocks[1].mediumColumn (block 1, cards) [unknown-key]
        expected  one of the keys type, id, ground, section, heading, text, fallbackHeading, fallbackText, variant, columns, mediumColumns, links, linkLabel, fallbackTitle, fallbackDescription
        received  key "mediumColumn"
        did you mean "mediumColumns"?"
  `)
})

test('a misspelt key of an object inside a block', () => {
  const button = { label: 'Call us', scrolToForm: false }
  expect(messageOf(pageWith({ type: 'cta-banner', id: 'cta', heading: 'Ready?', button })))
    .toMatchInlineSnapshot(`
      "1 error in 1 file

      page.ts
        blocks[1].button.scrolToForm (block 1, cta-banner) [unknown-key]
          expected  one of the keys label, to, scrollToForm
          received  key "scrolToForm"
          did you mean "scrollToForm"?"
    `)
})

test('a misspelt type of block', () => {
  const message = messageOf(pageWith({ type: 'showcasee', id: 'showcase', section: 4 }))
  const types = Object.keys(blocks).map((type) => `"${type}"`)
  expect(message).toContain(`expected  one of ${types.join(', ')}\n`)
  expect(briefly(message)).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      blocks[1].type (block 1, showcasee) [invalid-value]
        expected  one of the blocks
        received  "showcasee"
        did you mean "showcase"?"
  `)
})

test('a block without a type', () => {
  expect(briefly(messageOf(pageWith({ id: 'showcase', section: 4 })))).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      blocks[1].type (block 1, no type) [invalid-value]
        expected  one of the blocks
        received  nothing"
  `)
})

test('a block that is no object', () => {
  expect(messageOf(pageWith('faq'))).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      blocks[1] (block 1, no type) [invalid-value]
        expected  an object
        received  "faq""
  `)
})

test('a required option that is missing', () => {
  expect(messageOf(pageWith({ type: 'testimonials', id: 'clients' }))).toMatchInlineSnapshot(`
    "2 errors in 1 file

    page.ts
      blocks[1].heading (block 1, testimonials) [invalid-value]
        expected  a text
        received  nothing
      blocks[1].clients (block 1, testimonials) [invalid-value]
        expected  a list of at least 1
        received  nothing"
  `)
})

test('a required key of the page that is missing', () => {
  expect(messageOf({ kind: 'products', name: 'standee', blocks: [hero] })).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      title [invalid-value]
        expected  a text
        received  nothing"
  `)
})

test('a file that holds something else altogether', () => {
  expect(briefly(messageOf([]))).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      [invalid-value]
        expected  { kind, name, … }
        received  a list of 0"
  `)
})
