import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerContent, isContentPath } from '../../../src/site/content/answer-content.ts'
import { checkedAnswer } from '../../../src/author/dev/server/checked-answer.ts'
import { textHash } from '../../../src/site/languages/shown-texts.ts'
import { putFiles } from '../../support/temporary-folder.ts'

let root = ''
const files = {
  'secret.json': '{"secret":true}',
  'content/api/retails.json': '[{"section":"retail_section1"}]',
  'content/api/blog/one.json': '{"id":1}',
  'content/api/transport.json': '{"a":"{origin}/storage/a.webp","b":"{origin}/storage/b.webp"}',
  'content/translations/hi/api/retails.json': '{ "texts": {',
  'content/storage/pictures/a.webp': 'RIFF',
  'content/storage/pictures/two words.jpg': 'JPEG',
  'content/storage/notes.unknown': '?',
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'))
  await putFiles(root, files)
})
afterAll(() => rm(root, { recursive: true }))

const ask = (address: string, init?: RequestInit) =>
  answerContent(new Request(new URL(address, 'https://site.example'), init), join(root, 'content'))

/** Requests exactly this path. A `URL` would resolve `..` first. */
const askRaw = (pathname: string) => {
  const request = new Request('https://site.example/')
  Object.defineProperty(request, 'url', { value: `https://site.example${pathname}` })
  return answerContent(request, join(root, 'content'))
}

test('in development the place in a broken file of an answer is named', async () => {
  const broken = '{ "id": "two"\n  "title": "Two" }'
  await putFiles(root, {
    'content/api/news/one.json': '{ "id": "one" }',
    'content/api/news/two.json': broken,
  })
  const place = 'content/api/news/two.json:1:14 a comma is missing at the end of this line'
  const read = (pathname: string) => checkedAnswer(root, { pathname, origin: '' })
  expect(() => read('/api/news')).toThrow(place)
  expect(() => read('/api/news/two')).toThrow(place)
  expect(read('/api/news/one')).toBe('{ "id": "one" }')
  expect(read('/api/nowhere')).toBeUndefined()
})

describe('/api', () => {
  test('answers an endpoint with its file', async () => {
    const response = await ask('/api/retails')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual([{ section: 'retail_section1' }])
  })

  test('answers an endpoint as it is if its translations cannot be read', async () => {
    expect(await (await ask('/api/hi/retails')).json()).toEqual([{ section: 'retail_section1' }])
  })

  test('translates an answer by a file with an author’s notes, which validate accepts', async () => {
    const notes = { $schema: '../translation.schema.json', '// rule-off translation-text': 'a name' }
    await putFiles(root, {
      'content/api/notes.json': '{ "title": "One title" }',
      'content/translations/hi/api/notes.json': JSON.stringify({
        ...notes,
        texts: { title: { of: textHash('One title'), text: 'Ein Titel' } },
      }),
    })
    expect(await (await ask('/api/hi/notes')).json()).toEqual({ title: 'Ein Titel' })
  })

  test('replaces each {origin} with the address of the request', async () => {
    expect(await (await ask('/api/transport')).json()).toEqual({
      a: 'https://site.example/storage/a.webp',
      b: 'https://site.example/storage/b.webp',
    })
    const elsewhere = await answerContent(
      new Request('http://127.0.0.1:4173/api/transport'),
      join(root, 'content'),
    )
    expect(await elsewhere.json()).toMatchObject({ a: 'http://127.0.0.1:4173/storage/a.webp' })
  })
})

describe('/storage', () => {
  test.each([
    ['/storage/pictures/a.webp', 'image/webp'],
    ['/storage/pictures/two%20words.jpg', 'image/jpeg'],
    ['/storage/notes.unknown', 'application/octet-stream'],
  ])('%s is %s', async (address, type) => {
    const response = await ask(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  })
})

test.each([
  '/api/nothing',
  '/api/retails.json',
  '/storage/pictures/none.webp',
  '/storage/pictures',
  '/storage/',
  '/api/',
])('%s is not found, with an answer in JSON', async (address) => {
  const response = await ask(address)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ message: 'Not found' })
})

describe('a path that leads out of the folder', () => {
  test.each([
    '/storage/../../secret.json',
    '/storage/%2e%2e/%2e%2e/secret.json',
    '/storage/..%2f..%2fsecret.json',
    '/api/..%2f..%2fsecret',
    '/api/%2e%2e%2f%2e%2e%2fsecret',
    '/storage/..%5c..%5csecret.json',
  ])('%s is not found', async (address) => {
    for (const response of [await ask(address), await askRaw(address)]) {
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('secret')
    }
  })

  test('a folder whose name begins alike is another folder', async () => {
    await putFiles(root, { 'content-private/key.txt': 'secret' })
    expect((await ask('/storage/..%2f..%2fcontent-private/key.txt')).status).toBe(404)
  })
})

test('only the paths under /api/ and /storage/ are the service’s', () => {
  expect(['/api/retails', '/storage/a.webp'].every(isContentPath)).toBe(true)
  expect(['/', '/apis/x', '/storages/x', '/api', '/products/api/x'].some(isContentPath)).toBe(false)
})
