import { expect, test } from 'vitest'
import { read } from '../../support/read.ts'

test.each<[string, object, string]>([
  [
    'a list whose keys have gaps',
    { images: { 0: {}, 2: {} } },
    'images is an object with numbers as keys, in place of a list',
  ],
  ['a list inside a text', { images: '["a.webp"]' }, 'images is JSON inside a text'],
  ['an object inside a text', { title: '{"en":"A"}' }, 'title is JSON inside a text'],
  ['pictures inside a text', { images: [{ image: '["a.webp"]' }] }, 'image is JSON inside a text'],
])('%s is reported with its cause, and not shown', async (_, fields, oddity) => {
  const { sections, oddities } = await read([{ section: 'a', ...fields }])
  expect(oddities).toEqual([oddity])
  expect(sections.get('a')).toMatchObject({ title: '' })
  expect(sections.get('a')?.items.map(({ src }) => src)).toEqual(
    'images' in fields && Array.isArray(fields.images) ? [undefined] : [],
  )
})

test('a text with brackets is not JSON', async () => {
  const { sections, oddities } = await read([{ section: 'a', title: '["Home" or "About"' }])
  expect(sections.get('a')?.title).toBe('["Home" or "About"')
  expect(oddities).toEqual([])
})
