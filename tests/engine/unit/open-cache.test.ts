import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openCache, type Cache } from '../../../src/publish/cache/open-cache.ts'
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
  const folder = await temporaryFolder()
  cache = openCache(folder)
  file = join(folder, key.slice(0, 2), key.slice(2))
  await cache.write(key, files)
})

test('an entry comes back as it was stored, and no other', async () => {
  expect(await cache.read(key)).toEqual(files)
  expect(await cache.read(longHashOf('another picture'))).toBeUndefined()
})

test('an entry that is cut or changed anywhere is missing', async () => {
  const entry = await readFile(file)
  for (const [at, byte] of entry.entries()) {
    await writeFile(file, entry.subarray(0, at))
    expect(await cache.read(key)).toBeUndefined()
    await writeFile(file, entry.with(at, byte ^ 1))
    expect(await cache.read(key)).toBeUndefined()
  }
})
