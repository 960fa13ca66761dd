import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { codeHash, engineSources } from '../../../src/publish/app/load-app.ts'
import { openFileHashes } from '../../../src/publish/files/file-hashes.ts'
import { filesIn } from '../../../src/util/files-in.ts'
import { exampleSite } from '../../support/example-site.ts'

const hash = (root: string, env = {}) =>
  codeHash({ root, env, hashes: openFileHashes(join(root, '.tmp/file-hashes.json')) })

test('two machines with the same code share pages, wherever their projects are', async () => {
  const [folder, other] = [await exampleSite({}), await exampleSite({})]
  expect(folder).not.toBe(other)
  expect(hash(folder)).toBe(hash(other))
})

test('another environment or version of Node is other code', async () => {
  const root = await exampleSite({})
  const first = hash(root)
  expect(hash(root, { VITE_PHONE: '+91 00000 00000' })).not.toBe(first)
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, icu: '1' })
  expect(hash(root)).not.toBe(first)
})

test('the hashed code imports no other code of the engine', () => {
  expect(engineSources).not.toContain('src')
  const isHashed = (path: string) =>
    engineSources.some((name) => path === name || path.startsWith(`${name}/`))
  const files = engineSources.flatMap((name) => filesIn(name).map((file) => `${name}/${file}`))
  const missed = files
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
        .map(([, to = '']) => join(dirname(file), to))
        .filter((to) => !isHashed(to))
        .map((to) => `${file} imports ${to}`),
    )
  expect(files.length).toBeGreaterThan(300)
  expect(missed).toEqual([])
})
