import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startCacheServer } from '../../../bench/cache-server.ts'
import {
  decodeEntry,
  encodeEntry,
  listFiles,
  type EntryFiles,
} from '../../../src/publish/cache/action-result.ts'
import { openCache } from '../../../src/publish/cache/open-cache.ts'
import { openRemoteCache } from '../../../src/publish/cache/remote-cache.ts'
import { longHashOf } from '../../../src/util/hash-of.ts'

const key = longHashOf('a page')
const [small, large] = [Buffer.from('<p>'), Buffer.alloc(100_000, 'x')]
const files = new Map([
  ['page.html', small],
  ['640.avif', large],
])

/** Returns an entry's files as texts, which compare faster than bytes. */
const textsOf = (found: EntryFiles | undefined) =>
  found && [...found].map(([name, content]) => [name, Buffer.from(content).toString('latin1')])
const texts = textsOf(files)

async function start(...faults: Parameters<typeof startCacheServer>) {
  const server = await startCacheServer(...faults)
  onTestFinished(server.close)
  return server
}

test('an entry is an ActionResult, byte for byte', () => {
  const entry = encodeEntry(listFiles(new Map([['a', Buffer.from('hello')]])))
  const sha = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
  // Field 2, output file: path 1, digest 2 (hash 1, size 2), contents 5. Field 5: output text.
  const digest = `0a40${Buffer.from(sha).toString('hex')}1005`
  const file = `0a01611244${digest}2a05${Buffer.from('hello').toString('hex')}`
  const hex = Buffer.from(entry).toString('hex')
  expect(hex.startsWith(`12${(file.length / 2).toString(16)}${file}2a20`)).toBe(true)
  expect(decodeEntry(entry)).toEqual([{ name: 'a', hash: sha, size: 5, content: Buffer.from('hello') }])
})

test('an entry without its end is not complete, wherever it is cut', () => {
  const entry = encodeEntry(listFiles(files))
  for (let length = 0; length < 300; length += 1)
    expect(() => decodeEntry(entry.subarray(0, length))).toThrow(/cache entry/)
  const first = encodeEntry(listFiles(new Map([['page.html', small]])))
  expect(() => decodeEntry(Buffer.concat([entry.subarray(0, 10), first]))).toThrow(/cache entry/)
})

test('files are stored by their hashes, and found by another machine', async () => {
  const server = await start()
  await openRemoteCache(`${server.url}/`).write(key, files)
  expect([...server.stored.keys()].map((path) => path.replace(/\/[^/]+$/, ''))).toEqual(['/cas', '/ac'])
  const other = openRemoteCache(server.url)
  expect(textsOf(await other.read(key))).toEqual(texts)
  expect(await other.read(longHashOf('another page'))).toBeUndefined()
  expect(other.report()).toEqual(['Cache: 1 of 2 entries found, 0 stored, 0.1 MB received, 0.0 MB sent'])
})

test.each(['corrupt', 'cut', 'lose', 500] as const)(
  'an answer with a fault (%s) is a missing entry',
  async (fault) => {
    let faulty = ''
    const server = await start(({ method, path }) =>
      method === 'GET' && path === faulty ? fault : undefined,
    )
    await openRemoteCache(server.url).write(key, files)
    for (const path of server.stored.keys()) {
      faulty = path
      const cache = openRemoteCache(server.url)
      expect(await cache.read(key)).toBeUndefined()
      faulty = ''
      expect(textsOf(await cache.read(key))).toEqual(texts)
    }
  },
)

test('no entry lists a file that the cache did not accept', async () => {
  const server = await start(({ path }) => (path.startsWith('/cas/') ? 413 : undefined))
  await openRemoteCache(server.url).write(key, files)
  expect(server.stored.size).toBe(0)
})

test.each([
  ['refuses', 401, 'it answers GET with 401'],
  ['fails', 503, 'it answers GET with 503'],
  ['does not answer', 'hang', 'it did not answer within 0.5 s'],
] as const)(
  'a cache that %s is no longer asked after two requests, and reported once',
  async (_, fault, reason) => {
    const server = await start(() => fault)
    const cache = openRemoteCache(server.url, 500)
    for (let count = 0; count < 5; count += 1) expect(await cache.read(key)).toBeUndefined()
    await cache.write(key, files)
    expect(server.traffic.requests).toBe(2)
    expect(cache.report().filter((line) => line.includes('not used'))).toEqual([
      `The cache at ${server.url} was not used any more: ${reason}. The rest was rendered here.`,
    ])
  },
)

test('a cache that cannot be reached is reported with the reason', async () => {
  const server = await startCacheServer()
  await server.close()
  const cache = openRemoteCache(server.url)
  for (let count = 0; count < 3; count += 1) expect(await cache.read(key)).toBeUndefined()
  expect(cache.report().at(-1)).toMatch(/ECONNREFUSED/)
})

test('user and password of the address are sent as a header, and are in no report', async () => {
  const seen: (string | undefined)[] = []
  const server = createServer((request, response) => {
    seen.push(request.headers.authorization)
    response.writeHead(403).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const cache = openRemoteCache(`http://ci:s%40fe@127.0.0.1:${port}/cache`)
  for (let count = 0; count < 2; count += 1) await cache.read(key)
  expect(seen).toEqual(Array.from({ length: 2 }, () => `Basic ${Buffer.from('ci:s@fe').toString('base64')}`))
  expect(cache.report().join()).toContain(`/cache was not used any more: it answers GET with 403`)
  expect(cache.report().join()).not.toContain('fe')
})

test('an entry of the remote cache is stored here, and one made here is stored there', async () => {
  const server = await start()
  const folder = await mkdtemp(join(tmpdir(), 'cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await openRemoteCache(server.url).write(key, files)
  expect(textsOf(await openCache(folder, openRemoteCache(server.url)).read(key))).toEqual(texts)
  expect(textsOf(await openCache(folder).read(key))).toEqual(texts)
  const other = longHashOf('made here')
  await openCache(folder, openRemoteCache(server.url)).write(other, files)
  expect(textsOf(await openRemoteCache(server.url).read(other))).toEqual(texts)
})
