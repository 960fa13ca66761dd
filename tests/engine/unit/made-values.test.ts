import { expect, test } from 'vitest'
import { pageSchema } from '../../../schemas/page.ts'
import { fillTexts } from '../../../schemas/shared/fill-texts.ts'

test('texts are filled in wherever they stand, and nothing else changes', () => {
  const value = {
    a: 'the {title}',
    list: ['{title}', 2, null, { b: '{other}' }],
    none: undefined,
    no: false,
  }
  expect(fillTexts(value, { title: 'Wall' })).toEqual({
    a: 'the Wall',
    list: ['Wall', 2, null, { b: '{other}' }],
    none: undefined,
    no: false,
  })
})

test('a page’s title appears in the texts of its blocks, and the rest of the page stays', () => {
  const block = { type: 'hero', heading: 'All of {title}' }
  const page = pageSchema.parse({ kind: 'home', name: 'a', title: 'Walls', blocks: [block] })
  expect(page).toMatchObject({ kind: 'home', name: 'a', title: 'Walls' })
  expect(page.blocks).toMatchObject([{ id: 'hero', heading: 'All of Walls' }])
})
