import { expect, test } from 'vitest'
import { fillUsual } from '../../../src/site/config/fill-usual.ts'

const kinds = {
  lamps: {
    metadata: 'lamps',
    usual: [
      { block: { type: 'cards', variant: 'tall' }, options: { id: 'forms', section: 6 } },
      { block: { type: 'cards' }, options: { id: 'uses', section: 3 } },
    ],
  },
  news: { metadata: 'news', usual: [] },
}
const blocksOf = (page: unknown) => Object(fillUsual(page, kinds)).blocks

test('a block takes what is usual on pages of its kind, and keeps what its author says', () => {
  const blocks = [{ type: 'cards' }, { type: 'cards', id: 'more', columns: 2 }, { type: 'faq' }]
  expect(blocksOf({ type: 'lamps', blocks })).toEqual([
    { type: 'cards', id: 'uses', section: 3 },
    { type: 'cards', id: 'more', columns: 2, section: 3 },
    { type: 'faq' },
  ])
})

test('of two entries the first that fits counts', () => {
  const blocks = [
    { type: 'cards', variant: 'tall' },
    { type: 'cards', variant: 'over' },
  ]
  expect(blocksOf({ type: 'lamps', blocks })).toEqual([
    { type: 'cards', variant: 'tall', id: 'forms', section: 6 },
    { type: 'cards', variant: 'over', id: 'uses', section: 3 },
  ])
})

test('a page that says no kind is of the kind whose folder it lies in', () => {
  const found = { ...kinds, lamps: { ...kinds.lamps, pages: { folder: 'lamps', root: '/shelf' } } }
  const page = { title: 'Arc', blocks: [{ type: 'cards' }] }
  expect(fillUsual(page, found, 'lamps')).toEqual({
    type: 'lamps',
    title: 'Arc',
    blocks: [{ type: 'cards', id: 'uses', section: 3 }],
  })
  expect(fillUsual(page, found, 'general')).toEqual(page)
  expect(fillUsual({ ...page, type: 'news' }, found, 'lamps')).toEqual({ ...page, type: 'news' })
})

test.each([
  ['a page of another kind', { type: 'news', blocks: [{ type: 'cards' }] }],
  ['a page of no known kind', { type: 'constructor', blocks: [{ type: 'cards' }] }],
  ['blocks that are no list', { type: 'lamps', blocks: 'cards' }],
  ['a block that is none', { type: 'lamps', blocks: [null, 'cards'] }],
  ['what is no page', null],
])('%s stays as it is', (_, page) => {
  expect(fillUsual(page, kinds)).toEqual(page)
})
