import { expect, test, vi } from 'vitest'
import type { ExplainedPage } from '../../../src/lint/explain-page.ts'
import {
  actOnBlock,
  blockChanges,
  blockKey,
  freeId,
} from '../../../src/author/studio/editor/block-changes.ts'
import type { Editor } from '../../../src/author/studio/editor/editor.ts'
import { entryOf, labelOf } from '../../../src/author/studio/editor/list-entries.ts'
import { pictureName } from '../../../src/author/studio/editor/picture-name.ts'
import { pathWords } from '../../../src/author/studio/panels/origin.tsx'
import { differingLines } from '../../../src/author/studio/panels/outcome.tsx'
import { pathsOf } from '../../../src/author/studio/editor/picture-places.ts'
import { valueChanges } from '../../../src/author/studio/editor/value-changes.ts'
import { stubEditor } from '../../support/stub-editor.tsx'

const block = (id: string) => ({
  id,
  type: 'cards',
  place: '',
  section: undefined,
  ref: undefined,
  items: undefined,
  hidden: undefined,
  missing: [],
})
const page = {
  file: 'page-configs/x.ts',
  endpoint: undefined,
  sent: [],
  oddities: [],
  unshown: 0,
  blocks: [block('hero'), block('cards'), block('cards-2')],
}

const path = ['blocks', 1]
const { file } = page

test.each([
  ['ArrowUp', { altKey: true }, 1, [{ do: 'move', file, path, to: 0 }]],
  ['ArrowDown', { altKey: true }, 1, [{ do: 'move', file, path, to: 2 }]],
  ['ArrowUp', { altKey: true }, 0, undefined],
  ['ArrowDown', { altKey: true }, 2, undefined],
  ['D', { ctrlKey: true }, 1, blockChanges(page, 'duplicate', 1, 1)],
  // Russian and Hindi keyboards.
  ['в', { ctrlKey: true, code: 'KeyD' }, 1, blockChanges(page, 'duplicate', 1, 1)],
  ['्', { ctrlKey: true, code: 'KeyD' }, 1, blockChanges(page, 'duplicate', 1, 1)],
  ['Delete', {}, 1, [{ do: 'remove', file, path }]],
])('%s with %j changes block %i of three in its list, and not beyond it', async (key, keys, at, changes) => {
  const write = vi.fn<Editor['write']>(() => Promise.resolve(false))
  const { editor } = stubEditor({ explained: () => page, write })
  const act = blockKey(new KeyboardEvent('keydown', { key, ...keys }))
  if (act) await actOnBlock(editor, act, page.blocks[at]?.id ?? '', () => {})
  expect(write.mock.calls[0]?.[0]).toEqual(changes)
})

test('keys without an act, such as an arrow alone, change nothing', () => {
  for (const key of ['ArrowUp', 'd', 'Enter'])
    expect(blockKey(new KeyboardEvent('keydown', { key }))).toBeUndefined()
})

test('a copy of a block gets an id that the page does not have', () => {
  const value = { do: 'set', file, path: ['blocks', 2, 'id'], value: 'cards-3' }
  expect(blockChanges(page, 'duplicate', 1, 1)).toEqual([{ do: 'duplicate', file, path }, value])
  expect(freeId('faq', ['hero', 'cards'])).toBe('faq')
})

test('the section of a removed block is named as not shown, unless another block shows it', () => {
  const features = { ...block('features'), section: 'retail_section3', ref: 3 }
  const shown = { ...page, sent: ['retail_section3'], blocks: [block('hero'), features] }
  const remove = { do: 'remove', file, path }
  const unshown = { file, path: ['content', 'unshown'] }
  const changes = (more: Partial<ExplainedPage>) => blockChanges({ ...shown, ...more }, 'remove', 1, 1)
  expect(changes({})).toEqual([remove, { do: 'set', ...unshown, value: [3] }])
  expect(changes({ unshown: 2 })).toEqual([remove, { do: 'insert', ...unshown, index: 2, value: 3 }])
  expect(changes({ blocks: [features, { ...features }] })).toEqual([remove])
  expect(changes({ sent: [] })).toEqual([remove])
})

test('only the options that differ are written', () => {
  const was = { type: 'cards', heading: 'Old', columns: 3, links: [{ to: '/a' }, { to: '/b' }] }
  const edited = { type: 'cards', heading: 'New', id: 'x', links: [{ to: '/a' }, { to: '/c' }] }
  expect(valueChanges('f', ['blocks', 2], was, edited)).toEqual([
    { do: 'set', file: 'f', path: ['blocks', 2, 'heading'], value: 'New' },
    { do: 'unset', file: 'f', path: ['blocks', 2, 'columns'] },
    { do: 'set', file: 'f', path: ['blocks', 2, 'links', 1, 'to'], value: '/c' },
    { do: 'set', file: 'f', path: ['blocks', 2, 'id'], value: 'x' },
  ])
})

test('a longer or shorter list keeps the entries that stay', () => {
  expect(valueChanges('f', ['l'], ['a', 'b', 'c'], ['a', 'c'])).toEqual([
    { do: 'remove', file: 'f', path: ['l', 1] },
  ])
  expect(valueChanges('f', ['l'], ['a', 'c'], ['a', 'b', 'b2', 'c'])).toEqual([
    { do: 'insert', file: 'f', path: ['l'], index: 1, value: 'b' },
    { do: 'insert', file: 'f', path: ['l'], index: 2, value: 'b2' },
  ])
})

test('a value knows the list entry that it belongs to; blocks and sections are no entries', () => {
  expect(entryOf([2, 'images', 1, 'title'])).toEqual({ list: [2, 'images'], index: 1 })
  expect(entryOf([2, 'images', 1, 'faqs', 0, 'answer'])).toEqual({ list: [2, 'images', 1, 'faqs'], index: 0 })
  expect(entryOf(['blocks', 1, 'heading'])).toBeUndefined()
  expect(entryOf([2, 'title'])).toBeUndefined()
  expect(entryOf(['blocks', 1, 'facts', 0, 'value'])).toEqual({ list: ['blocks', 1, 'facts'], index: 0 })
})

test('an entry is called by its title, or else by its first text', () => {
  expect(labelOf({ image: 'a.webp', title: 'Street window' })).toBe('Street window')
  expect(labelOf({ count: 3, other: 'words' })).toBe('words')
  expect(labelOf('pictures/a.webp')).toBe('pictures/a.webp')
})

test('every place of a picture is found', () => {
  const value = [{ images: [{ image: 'a' }, { image: ['b', 'a'] }] }]
  expect(pathsOf(value, 'a')).toEqual([
    [0, 'images', 0, 'image'],
    [0, 'images', 1, 'image', 1],
  ])
})

test('a stale file shows only the lines that differ', () => {
  expect(differingLines('a\nb\nc', 'a\nB\nB2\nc')).toEqual(['b', 'B\nB2'])
  expect(differingLines('a\nc', 'a\nb\nc')).toEqual(['(these lines are missing)', 'b'])
})

test.each([
  ['IMG_2041.JPG', 'img-2041.jpg'],
  ['family photo (2).JPEG', 'family-photo-2.jpg'],
  ['Wall in Mumbai (2).WEBP', 'wall-in-mumbai-2.webp'],
  ['Rückwand.v2.png', 'ruckwand-v2.png'],
  ['家族.avif', 'picture.avif'],
])('the file %s is stored as %s', (name, stored) => {
  expect(pictureName(name)).toBe(stored)
})

test('paths are written as authors read them', () => {
  expect(pathWords(['blocks', 2, 'links', 0, 'to'])).toBe('blocks[2].links[0].to')
  expect(pathWords([3, 'title'])).toBe('[3].title')
})
