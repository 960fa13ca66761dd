import { describe, expect, test } from 'vitest'
import { partOfList } from '../../../schemas/shared/part-of-list.ts'
import { askContent, oneOfSeveral } from '../../../src/runtime/content/content-client.ts'
import { read } from '../../support/read.ts'

const data = [{ section: 'a' }, { section: 'b' }, { section: 'c' }]

describe('one page of several', () => {
  test.each<[string, unknown, string]>([
    ['Laravel', { current_page: 1, last_page: 3, next_page_url: '/?page=2', total: 8, data }, 'page 1 of 3'],
    ['Laravel, its last page', { current_page: 3, last_page: 3, next_page_url: null, data }, 'page 3 of 3'],
    ['simplePaginate', { current_page: 1, next_page_url: '/?page=2', data }, 'one page of several'],
    [
      'simplePaginate, its second page',
      { current_page: 2, next_page_url: null, data },
      'one page of several',
    ],
    ['cursorPaginate', { next_cursor: 'eyJ', prev_cursor: null, data }, 'one page of several'],
    [
      'Laravel resources',
      { data, links: { next: '/?page=2' }, meta: { current_page: 1, last_page: 3, links: [] } },
      'page 1 of 3',
    ],
    ['JSON:API', { data, links: { next: { href: '/?page[number]=2' } } }, 'one page of several'],
    [
      'Strapi',
      { data, meta: { pagination: { page: 1, pageSize: 3, pageCount: 3, total: 8 } } },
      'page 1 of 3',
    ],
    ['Strapi by offset', { data, meta: { pagination: { start: 0, limit: 3, total: 8 } } }, '3 of 8 entries'],
    ['Django REST', { count: 8, next: '/?page=2', previous: null, results: data }, 'one page of several'],
    ['HAL', { data, _links: { next: { href: '/?page=2' } } }, 'one page of several'],
    ['Zendesk', { data, next_page: '/?page=2', previous_page: null }, 'one page of several'],
    ['Google', { data, nextPageToken: 'abc' }, 'one page of several'],
    ['Stripe', { data, has_more: true }, 'one page of several'],
    ['offsets with numbers as texts', { data, total: '8', limit: '3' }, '3 of 8 entries'],
  ])('%s', async (_, answer, part) => {
    expect(partOfList(answer)).toBe(part)
    await expect(read(answer, { envelope: 'either' })).rejects.toThrow(`The answer is ${part}`)
  })

  test.each<[string, unknown]>([
    ['a bare list', data],
    ['an envelope', { data }],
    [
      'the only page of Laravel',
      { current_page: 1, last_page: 1, next_page_url: null, total: 3, per_page: 15, data },
    ],
    [
      'the only page of resources',
      { data, links: { next: null, prev: null }, meta: { current_page: 1, last_page: 1 } },
    ],
    [
      'the only page of Strapi',
      { data, meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 3 } } },
    ],
    ['a total of something else', { data, total: 120 }],
    ['the id of a page', { page: 7, data }],
    ['empty links', { data, next: {}, links: { next: { href: null } }, next_page_url: 'null' }],
    ['no further page', { data, has_more: false, next: '' }],
  ])('is not %s', async (_, answer) => {
    expect(partOfList(answer)).toBeUndefined()
    expect((await read(answer, { envelope: 'either' })).sections.size).toBe(3)
  })

  test('an article may name the next article', async () => {
    const article = { id: 'a', next: { id: 'b', title: 'B' } }
    expect((await read(article, { kind: 'article' })).articles).toHaveLength(1)
  })
})

const answered = (body: BodyInit, headers: Record<string, string>) =>
  askContent('home', {
    host: '',
    timeoutMs: 1000,
    badStatus: () => new Error(),
    send: () => Promise.resolve(new Response(body, { headers })),
  })

test('a header that names the next page', async () => {
  const links = '<https://a.example/?page=1>; rel="prev", <https://a.example/?page=3>; rel="next"'
  await expect(answered('[]', { link: links })).rejects.toThrow(oneOfSeveral)
  expect(await answered('[]', { link: '<https://a.example/>; rel="alternate"' })).toBe('[]')
})

test.each([
  ['application/json; charset=ISO-8859-1', [0x43, 0x61, 0x66, 0xe9], 'Café'],
  ['application/json; charset="utf-16le"', [0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0], 'Café'],
  ['application/json; charset=UTF-8', [0xef, 0xbb, 0xbf, 0x43, 0x61, 0x66, 0xc3, 0xa9], 'Café'],
  ['application/json', [0x43, 0x61, 0x66, 0xc3, 0xa9], 'Café'],
  ['application/json', [0x43, 0x61, 0x66, 0xe9], 'Caf\uFFFD'],
])('%s is read in its encoding', async (type, bytes, text) => {
  expect(await answered(new Uint8Array(bytes), { 'content-type': type })).toBe(text)
})

test('an unknown encoding is named', async () => {
  await expect(answered('[]', { 'content-type': 'application/json; charset=klingon' })).rejects.toThrow(
    'klingon',
  )
})
