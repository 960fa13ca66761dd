import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFileHashes } from '../../../src/publish/files/file-hashes.ts'
import { pageKeys } from '../../../src/publish/gate/page-keys.ts'
import { joinContent } from '../../../src/site/joined/join-content.ts'
import { readProject } from '../../../src/site/config/read-project.ts'
import { lampAnswer, lampPage } from '../../support/example-edits.ts'
import { exampleSite } from '../../support/example-site.ts'
import { importData } from '../../support/import-data.ts'

const writePage = 'page-configs/general/schreiben.ts'

/** Returns the addresses of the pages whose key changes with a text of a file. */
async function changedBy(file: string, edit: (text: string) => string, surroundings = 'same') {
  const before = await keysOf(await exampleSite({}))
  const after = await keysOf(await exampleSite({ [file]: edit }), surroundings)
  return [...after].flatMap(([pathname, key]) => (before.get(pathname) === key ? [] : [pathname]))
}

async function keysOf(root: string, surroundings = 'same'): Promise<Map<string, string>> {
  const project = await readProject(root, importData(root))
  if (!project.config) throw new Error('The settings of the example are invalid')
  const site = await joinContent({ ...project, config: project.config })
  const keyOf = pageKeys(site, surroundings, openFileHashes(join(root, '.tmp/hashes.json')))
  return new Map(site.joined.map((page) => [page.pathname, keyOf(page)]))
}

const spaced = (text: string) => `${text}\n`

test('the key of a page changes with its config and its answer, and no other key does', async () => {
  expect(await changedBy(writePage, spaced)).toEqual(['/schreiben'])
  expect(await changedBy(lampPage, spaced)).toEqual(['/lampen/bogen'])
  expect(await changedBy(lampAnswer, spaced)).toEqual(['/lampen/bogen'])
})

test('every key changes with a source that no page owns, and with the surroundings', async () => {
  const root = await exampleSite({})
  const all = [...(await keysOf(root)).keys()]
  for (const file of ['page-configs/site.ts', 'page-configs/metadata.json', 'page-configs/words.ts'])
    expect(await changedBy(file, spaced), file).toEqual(all)
  expect(await changedBy(lampAnswer, spaced, 'other')).toEqual(all)
  const before = await keysOf(root)
  await writeFile(join(root, 'public/neu.txt'), 'neu')
  expect([...(await keysOf(root)).values()].some((key) => [...before.values()].includes(key))).toBe(false)
})

test('every key changes with an invalid page, which has no key', async () => {
  const [firstKey, other] = await Promise.all(
    ['export default 1', 'export default 2'].map(async (text) =>
      keysOf(await exampleSite({ [writePage]: () => text })),
    ),
  )
  expect([...(firstKey ?? [])].filter(([pathname, key]) => other?.get(pathname) === key)).toEqual([])
  expect(firstKey?.size).toBeGreaterThan(0)
})
