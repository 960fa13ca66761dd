import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openCache } from '../../../src/publish/cache/open-cache.ts'
import { openShardOutput } from '../../../src/publish/shards/open-shard-output.ts'

test('a shard packs texts for the cache, and no pictures or small files', async () => {
  const root = await mkdtemp(join(tmpdir(), 'shard-output-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const cache = openCache(join(root, 'cache'))
  const output = openShardOutput(10, cache)
  const text = 'a page '.repeat(1000)
  await writeFile(join(root, 'notes.txt'), text)
  await output.write('a.html', text)
  await output.write('small.html', 'small')
  await output.write('finished.html', `${text} with copies`, new Map())
  await output.write('a.webp', text)
  await output.copy('notes.txt', join(root, 'notes.txt'))
  expect(output.keep('assets/pictures/a.avif')).toBe(true)
  expect(output.files).toEqual({})
  // Both texts are the same, so they have one entry. A page with copies is in the cache already.
  const entries = (await readdir(join(root, 'cache'), { recursive: true })).filter((name) => name.length > 3)
  expect(entries).toHaveLength(1)
  const files = await cache.read(entries[0]?.replace('/', '') ?? '')
  expect(String(brotliDecompressSync(files?.get('.br') ?? ''))).toBe(text)
})

test('a shard of many pages leaves quick packing to the merge', async () => {
  const root = await mkdtemp(join(tmpdir(), 'shard-output-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const cache = openCache(join(root, 'cache'))
  const output = openShardOutput(6, cache)
  await output.write('page-data/a.json', 'a document '.repeat(1000))
  expect(existsSync(join(root, 'cache'))).toBe(false)
  await output.write('assets/page.css', 'a rule '.repeat(1000))
  expect(existsSync(join(root, 'cache'))).toBe(true)
})
