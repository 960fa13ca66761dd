import { expect, test } from 'vitest'
import { readItems } from '../../support/read.ts'

const address = async (item: object, options = {}) => (await readItems([item], options)).items[0]?.src

test.each([
  ['a path', 'pictures/a.webp', 'https://content.example/storage/pictures/a.webp'],
  ['a path with a leading slash', '/pictures/a.webp', 'https://content.example/storage/pictures/a.webp'],
  ['an https address', 'https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ['an http address', 'http://cdn.example/a.webp', 'http://cdn.example/a.webp'],
  ['an address in capitals', 'HTTPS://cdn.example/a.webp', 'HTTPS://cdn.example/a.webp'],
  ['an address without protocol', '//cdn.example/a.webp', '//cdn.example/a.webp'],
  [
    'an address of the embedded service, copied to another host',
    '{origin}/storage/pictures/a.webp',
    'https://content.example/storage/pictures/a.webp',
  ],
  ['a path with two slashes within', 'pictures//a.webp', 'https://content.example/storage/pictures//a.webp'],
  ['blanks around it', '  pictures/a.webp ', 'https://content.example/storage/pictures/a.webp'],
  ['a list of default and hover', ['a.webp', 'hover.webp'], 'https://content.example/storage/a.webp'],
  ['a list with a gap', [null, 'hover.webp'], 'https://content.example/storage/hover.webp'],
])('%s', async (_, image, expected) => {
  expect(await address({ image })).toBe(expected)
})

test('on the embedded service a path lies under this site', async () => {
  expect(await address({ image: '{origin}/storage/a.webp' }, { host: '' })).toBe('/storage/a.webp')
  expect(await address({ image: 'pictures/a.webp' }, { host: '' })).toBe('/storage/pictures/a.webp')
})

test('a script for an address stays a path and cannot run', async () => {
  expect(await address({ image: 'javascript:alert(1)' })).toBe(
    'https://content.example/storage/javascript%3Aalert(1)',
  )
})

const both = { image: 'a.webp', url: 'https://cdn.example/b.webp' }

test.each([
  ['image', both, 'https://content.example/storage/a.webp'],
  ['url', both, 'https://cdn.example/b.webp'],
  ['url', { image: 'a.webp' }, 'https://content.example/storage/a.webp'],
  ['image', { url: 'https://cdn.example/b.webp' }, 'https://cdn.example/b.webp'],
])(
  'a page that reads %s takes the other field where its own is missing',
  async (imageField, item, expected) => {
    expect(await address(item, { imageField })).toBe(expected)
  },
)

test.each([{}, { image: '' }, { image: [] }, { image: null, url: '' }])('%j has no picture', async (item) => {
  expect(await address(item)).toBeUndefined()
})

test('an object for an address is an oddity, and no picture', async () => {
  const { items, oddities } = await readItems([{ image: { path: 'a.webp' }, title: 'A' }])
  expect(items[0]).toMatchObject({ src: undefined, title: 'A' })
  expect(oddities).toEqual(['image is an object of another shape'])
})
