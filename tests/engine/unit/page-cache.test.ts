import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openCache, type Cache } from '../../../src/publish/cache/open-cache.ts'
import { packed } from '../../../src/publish/files/pack-file.ts'
import { openPageCache } from '../../../src/publish/pages/page-cache.ts'
import { longHashOf } from '../../../src/util/hash-of.ts'

const html = '<p>LED displays</p>'.repeat(200)
const finished = async () => ({
  html,
  copies: await packed(Buffer.from(html), 6),
  sheet: 'assets/page-1.css',
  changed: '2026-11-26',
})

let remote: Cache
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  remote = openCache(folder)
})

test('a page of the same sources comes back with its copies, and no other', async () => {
  const page = await finished()
  await openPageCache(remote).write('key', page)
  expect(await openPageCache(remote).read('key')).toEqual(page)
  expect(await openPageCache(remote).read('other')).toBeUndefined()
})

test('a page without a date comes back without one', async () => {
  const { changed: _, ...page } = await finished()
  await openPageCache(remote).write('key', page)
  expect(await openPageCache(remote).read('key')).toEqual(page)
})

test('an entry holds the HTML only compressed', async () => {
  await openPageCache(remote).write('key', await finished())
  const files = await remote.read(longHashOf('finished page', 'key'))
  expect([...(files?.keys() ?? [])]).toEqual(['.br', '.gz', 'page.json'])
})

test.each([
  ['without notes', []],
  ['with other notes', [['page.json', '{"sheet":1}']]],
  [
    'whose copy is broken',
    [
      ['.gz', 'no gzip'],
      ['page.json', '{"sheet":"a.css"}'],
    ],
  ],
] as const)('an entry %s is ignored', async (_, changes) => {
  const { copies } = await finished()
  const changed = changes.map(([name, text]) => [name, Buffer.from(text)] as const)
  await remote.write(longHashOf('finished page', 'key'), new Map([...copies, ...changed]))
  expect(await openPageCache(remote).read('key')).toBeUndefined()
})
