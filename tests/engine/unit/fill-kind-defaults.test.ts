import { expect, test } from 'vitest'
import { kindsSchema } from '../../../schemas/kinds.ts'
import { parseConfig } from '../../../src/site/config/parse-config.ts'
import { fillKindDefaults } from '../../../src/site/config/fill-kind-defaults.ts'

const kinds = kindsSchema.parse({
  lamps: {
    metadata: 'lamps',
    pages: { folder: 'lamps', root: '/shelf' },
    states: { loading: 'Lighting up' },
    defaults: [
      { block: { type: 'cards' }, options: { id: 'uses' } },
      { block: { type: 'cards', section: 6 }, options: { id: 'forms' } },
    ],
  },
  news: { metadata: 'news' },
})
const blocksOf = (page: unknown) => Object(fillKindDefaults(page, kinds)).blocks

test('a block takes the defaults of its kind by its type or its section, whatever their order, and keeps its own options', () => {
  const blocks = [
    { type: 'cards', section: 6, variant: 'tall' },
    { type: 'cards', section: 3 },
    { type: 'cards', section: 6, id: 'more' },
    { type: 'faq' },
  ]
  expect(blocksOf({ kind: 'lamps', blocks })).toEqual([
    { type: 'cards', section: 6, variant: 'tall', id: 'forms' },
    { type: 'cards', section: 3, id: 'uses' },
    { type: 'cards', section: 6, id: 'more' },
    { type: 'faq' },
  ])
})

test('a page takes its kind from its folder, its name from its file and its texts from its kind', () => {
  const page = { title: 'Arc', states: { retry: 'Again' }, blocks: [] }
  expect(fillKindDefaults(page, kinds, 'page-configs/lamps/arc.ts')).toEqual({
    ...page,
    kind: 'lamps',
    name: 'arc',
    states: { loading: 'Lighting up', retry: 'Again' },
  })
  const written = { kind: 'news', name: 'bow', title: 'Bow', states: {}, blocks: [] }
  expect(fillKindDefaults(written, kinds, 'page-configs/lamps/arc.ts')).toEqual(written)
  expect(fillKindDefaults({ title: 'Home' }, kinds, 'page-configs/general/notes/index.ts')).toEqual({
    title: 'Home',
    name: 'notes',
  })
})

test.each([
  ['of another kind', { kind: 'news', states: {}, blocks: [{ type: 'cards' }] }],
  ['of an unknown kind', { kind: 'constructor', blocks: [{ type: 'cards' }] }],
  ['with blocks that are no list', { kind: 'lamps', states: 'none', blocks: 'cards' }],
  ['that is null', null],
])('a page %s is unchanged', (_, page) => {
  expect(fillKindDefaults(page, kinds)).toEqual(page)
})

test('entries that are not blocks are unchanged', () => {
  expect(blocksOf({ kind: 'lamps', blocks: [null, 'cards'] })).toEqual([null, 'cards'])
})

test('kinds refuse a section, a design option and two entries for the same blocks', () => {
  const defaults = [
    { block: { type: 'cards', section: 3 }, options: { id: 'a', section: 3 } },
    { block: { type: 'cards', variant: 'tall' }, options: {} },
  ]
  const parsed = parseConfig(kindsSchema, { lamps: { metadata: 'lamps', defaults } })
  expect(parsed).toMatchObject({
    ok: false,
    problems: [
      {
        path: ['lamps', 'defaults', 0, 'options', 'section'],
        problem:
          'each block writes its own: write section: 3 into the blocks that this entry is for, then remove it here',
      },
      { path: ['lamps', 'defaults', 1, 'block', 'variant'], rule: 'unknown-key' },
    ],
  })
  const twice = [0, 1].map(() => ({ block: { type: 'cards' }, options: {} }))
  expect(parseConfig(kindsSchema, { lamps: { metadata: 'lamps', defaults: twice } })).toMatchObject({
    problems: [{ path: ['lamps', 'defaults', 1, 'block'] }],
  })
})
