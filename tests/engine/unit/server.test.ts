import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailboxPath } from '../../../src/serve/embedded/mailbox.ts'
import { headersFor } from '../../../src/serve/hosting/host-files.ts'
import { ask } from '../../support/ask.ts'
import { headers as rules, serveSmallSite } from '../../support/small-site.ts'

let site: Awaited<ReturnType<typeof serveSmallSite>>
beforeAll(async () => {
  site = await serveSmallSite()
})
afterAll(() => site.remove())

const get = (path: string, headers: Record<string, string> = {}) => ask(site.url, path, { headers })
const everywhere = Object.fromEntries(
  Object.entries(headersFor('/', rules)).map(([name, value]) => [name.toLowerCase(), value]),
)

describe('a part of a file', () => {
  const numbers = '/media/numbers.txt'
  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=10-5', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=a-b', 416, '', 'bytes */10'],
    ['bytes=', 416, '', 'bytes */10'],
    ['lines=0-1', 200, '0123456789', undefined],
    ['bytes=0-1,5-6', 200, '0123456789', undefined],
    ['bytes=99999999999999999999-', 416, '', 'bytes */10'],
  ])('%s is answered with %i', async (range, status, text, part) => {
    const answer = await get(numbers, { range })
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, part])
  })

  test('is sent only for an unchanged file, and to GET alone', async () => {
    const { headers } = await get(numbers)
    const range = 'bytes=0-1'
    const changed = headers['last-modified'] ?? ''
    expect((await get(numbers, { range, 'if-range': changed })).status).toBe(206)
    expect((await get(numbers, { range, 'if-range': new Date(0).toUTCString() })).status).toBe(200)
    // A weak ETag does not allow a range.
    expect((await get(numbers, { range, 'if-range': headers.etag ?? '' })).status).toBe(200)
    expect((await ask(site.url, numbers, { method: 'HEAD', headers: { range } })).status).toBe(200)
  })

  test('works for stored content too', async () => {
    const answer = await get('/storage/a.txt', { range: 'bytes=1-2' })
    expect([answer.status, answer.text]).toEqual([206, 'bc'])
  })
})

test.each(['/about', '/media/numbers.txt', '/storage/a.txt', '/blog/new'])(
  '%s is not sent again to a client that has it, by each header',
  async (path) => {
    const { headers } = await get(path)
    const etag = headers.etag ?? ''
    const strong = etag.replace('W/', '')
    for (const tags of [etag, strong, '*', `"a", ${etag}`, `"a",${strong} , "b"`]) {
      const answer = await get(path, { 'if-none-match': tags })
      expect([tags, answer.status, answer.text]).toEqual([tags, 304, ''])
      expect(answer.headers.etag).toBe(etag)
    }
    for (const other of ['"a"', '"a", "b"']) {
      // `if-modified-since` counts only without `if-none-match`.
      const answer = await get(path, {
        'if-none-match': other,
        'if-modified-since': headers['last-modified'] ?? '',
      })
      expect(answer.status).toBe(200)
    }
    const since = await get(path, { 'if-modified-since': headers['last-modified'] ?? '' })
    expect(since.status).toBe(304)
  },
)

test('a page is sent in the best compression that the visitor accepts', async () => {
  const plain = await get('/about')
  const packed = async (encodings: string) => {
    const { headers, body } = await get('/about', { 'accept-encoding': encodings })
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': plain.headers['content-type'] })
    return [headers['content-encoding'], body] as const
  }
  const [br, brotli] = await packed('gzip, deflate, br')
  const [gzip, zipped] = await packed('gzip')
  expect([br, String(brotliDecompressSync(brotli))]).toEqual(['br', plain.text])
  expect([gzip, String(gunzipSync(zipped))]).toEqual(['gzip', plain.text])
  expect((await packed('br;q=0, *'))[0]).toBe('gzip')
  expect((await packed('zstd, br;q=0'))[0]).toBeUndefined()
})

test('a page names its Markdown, which has its own type', async () => {
  expect((await get('/about')).headers.link).toBe('</about.md>; rel="alternate"; type="text/markdown"')
  expect((await get('/')).headers.link).toBeUndefined()
  expect((await get('/about.md')).headers['content-type']).toBe('text/markdown; charset=utf-8')
})

test('content is sent compressed too', async () => {
  const plain = await get('/api/blog/one')
  const { headers, body } = await get('/api/blog/one', { 'accept-encoding': 'gzip, deflate, br' })
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(String(gunzipSync(body))).toBe(plain.text)
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('HEAD sends the headers of GET, without a body', async () => {
  for (const path of ['/', '/about', '/nowhere', '/old', '/api/retails', '/storage/a.txt']) {
    const [whole, head] = [await get(path), await ask(site.url, path, { method: 'HEAD' })]
    expect([path, head.status, head.text]).toEqual([path, whole.status, ''])
    for (const name of ['content-type', 'cache-control', 'etag', 'location', 'accept-ranges']) {
      expect([path, name, head.headers[name]]).toEqual([path, name, whole.headers[name]])
    }
  }
  const { headers } = await ask(site.url, '/about', { method: 'HEAD' })
  expect(headers['content-length']).toBe(String((await get('/about')).body.length))
})

test('public files are in .well-known', async () => {
  expect((await get('/.well-known/security.txt')).text).toContain('Contact')
})

test('a page is not cached like a hashed file, also with such an address', async () => {
  const caching = async (path: string) => (await get(path)).headers['cache-control']
  expect(await caching('/assets/%2e%2e/about')).toBe('no-cache')
  expect(await caching('/assets/start-one.js')).toBe('public, max-age=31536000, immutable')
  expect(await caching('/assets/gone.js')).toBe('no-cache')
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])('%s changes nothing', async (method) => {
  for (const path of ['/', '/about', '/nowhere', '/old', '/blog/new', '/api/retails', '/storage/a.txt']) {
    const { status, headers, text } = await ask(site.url, path, { method })
    expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD, OPTIONS'])
    expect(text).not.toContain('<h1>')
  }
  if (method === 'POST') return
  const { status, headers } = await ask(site.url, mailboxPath, { method })
  expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS'])
})

test('OPTIONS lists the allowed methods', async () => {
  const allowed = async (path: string) => {
    const { status, headers } = await ask(site.url, path, { method: 'OPTIONS' })
    return [status, headers.allow]
  }
  expect(await allowed('/about')).toEqual([204, 'GET, HEAD, OPTIONS'])
  expect(await allowed('/api/retails')).toEqual([204, 'GET, HEAD, OPTIONS'])
  expect(await allowed('/api/v1.0/email/send-form')).toEqual([204, 'POST, OPTIONS'])
})

test.each([
  ['/about', 'GET'],
  ['/nowhere', 'GET'],
  ['/old', 'GET'],
  ['/about', 'DELETE'],
  ['/api/retails', 'GET'],
  ['/storage/a.txt', 'GET'],
  ['/api/v1.0/email/send-form', 'POST'],
])('%s has the site’s headers, requested with %s', async (path, method) => {
  expect((await ask(site.url, path, { method })).headers).toMatchObject(everywhere)
})

test.each(['www.site.example', 'www.site.example:8443', '[::1]:80', '203.0.113.7'])(
  'requested as %s, content has that host in its addresses',
  async (host) => {
    const { status, text } = await get('/api/retails', { host })
    expect([status, text]).toEqual([200, `[{"picture":"http://${host.replace(/:80$/, '')}/storage/a.txt"}]`])
  },
)

test('a proxy on this machine may set the visitor’s protocol', async () => {
  const answer = await get('/api/retails', { host: 'www.site.example', 'x-forwarded-proto': 'https, http' })
  expect(answer.text).toContain('https://www.site.example/storage/a.txt')
})

test.each([
  'site.example:99999',
  'site.example:x',
  'a b',
  'user@site.example',
  'site.example/path',
  // An invalid IP address, and a character that ends a string in the content.
  '256.256.256.256',
  'a"b',
])('an invalid Host, %s, is a bad request', async (host) => {
  for (const path of ['/', '/api/retails']) {
    const { status, headers } = await get(path, { host })
    expect(status).toBe(400)
    expect(headers).toMatchObject(everywhere)
  }
})

test('endless headers are refused', async () => {
  expect((await get('/', { padding: 'x'.repeat(20_000) })).status).toBe(431)
})

test('a visitor who leaves during an answer does not affect others', async () => {
  for (let count = 0; count < 20; count += 1) {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    socket.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n')
    if (count % 2) await once(socket, 'data')
    socket.destroy()
  }
  expect((await get('/about')).status).toBe(200)
})
