import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFileHashes } from '../../../src/publish/files/file-hashes.ts'
import { rulesHash } from '../../../src/publish/gate/rules-hash.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rules-'))
  for (const file of ['page-configs/rules/shared/a.ts', 'content/facts.json', 'page-configs/products/a.ts'])
    await write(file, 'first')
})
afterEach(() => rm(root, { recursive: true }))

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

const hash = (code = 'code') => rulesHash(root, code, openFileHashes(join(root, 'none.json')))

test.each(['page-configs/rules/shared/a.ts', 'content/facts.json', 'page-configs/words.ts'])(
  'a change of %s changes the hash of the rules',
  async (file) => {
    const before = hash()
    await write(file, 'second')
    expect(hash()).not.toBe(before)
  },
)

test('another code has another hash, and another page the same', async () => {
  const before = hash()
  expect(hash('other code')).not.toBe(before)
  await write('page-configs/products/a.ts', 'second')
  await write('page-configs/products/b.ts', 'new')
  expect(hash()).toBe(before)
})

test('a site without a content folder has a hash', async () => {
  await rm(join(root, 'content'), { recursive: true })
  expect(hash()).not.toBe('')
})
