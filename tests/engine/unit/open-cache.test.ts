import { existsSync } from 'node:fs'
import { mkdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { entryPath, openCache, type Cache } from '../../../src/util/open-cache.ts'
import { longHashOf } from '../../../src/util/hash-of.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const key = longHashOf('a picture')
const files = new Map([
  ['picture.json', Buffer.from('{}')],
  ['640.avif', Buffer.from([10, 0, 255])],
])

let cache: Cache
let file = ''
beforeEach(async () => {
  const root = await temporaryFolder()
  cache = openCache(root)
  file = entryPath(root, key)
  await cache.put(key, files)
})

test('an entry comes back as it was stored, and no other', async () => {
  expect(await cache.get(key)).toEqual(files)
  expect(await cache.get(longHashOf('another picture'))).toBeUndefined()
})

test('an entry that is cut or changed anywhere is missing', async () => {
  const entry = await readFile(file)
  for (const [at, byte] of entry.entries()) {
    await writeFile(file, entry.subarray(0, at))
    expect(await cache.get(key)).toBeUndefined()
    await writeFile(file, entry.with(at, byte ^ 1))
    expect(await cache.get(key)).toBeUndefined()
  }
})

test('entries that were used last stay, until all together are too large; those of the current publish always stay', async () => {
  const root = await temporaryFolder()
  cache = openCache(root)
  const large = 400e6
  const last = new Date(Date.now() - 9000)
  for (const [index, name] of ['oldest', 'old', 'newer', 'used'].entries()) {
    const path = entryPath(root, longHashOf(name))
    await mkdir(name === 'oldest' ? path : dirname(path), { recursive: true })
    const content = name === 'oldest' ? join(path, 'app.js') : path
    await writeFile(content, '')
    // A file with a hole takes no place on the disk.
    await truncate(content, large)
    await utimes(path, last, new Date(last.getTime() + index))
  }
  await cache.markUsed(longHashOf('used'))
  await cache.sweep(last.getTime() + 1000)
  const stays = ['oldest', 'old', 'newer', 'used'].filter((name) =>
    existsSync(entryPath(root, longHashOf(name))),
  )
  expect(stays).toEqual(['old', 'newer', 'used'])
})
