import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importConfigs } from '../../src/config/import-configs.ts'
import { readProject } from '../../src/config/read-project.ts'
import { keepLastGood } from '../../src/rules/keep-last-good.ts'
import { exampleSite } from '../support/example-site.ts'

const read = (root: string) => readProject(root, importConfigs(root))
const titles = (config: ReturnType<typeof keepLastGood>) =>
  Object.fromEntries((config?.pages ?? []).map(({ path, page }) => [path, page.title]))

test('a page that is wrong stands as it last was, and every other as it is now', async () => {
  const root = await exampleSite({})
  const good = keepLastGood(await read(root), undefined)
  const page = (title: string) =>
    `{ "name": "bogen", "title": ${title}, "blocks": [{ "type": "hero", "heading": "Neu" }] }`
  await writeFile(join(root, 'page-configs/werke/bogen.json'), page('7'))
  await writeFile(join(root, 'page-configs/werke/neu.json'), page('"Neu"'))
  expect(titles(keepLastGood(await read(root), good))).toEqual({
    ...titles(good),
    '/lampen/bogen': 'Bogenlampe',
    '/lampen/neu': 'Neu',
  })
})

test('where the settings themselves are wrong all stands as it last was, and nothing where nothing was ever sound', async () => {
  const root = await exampleSite({})
  const good = keepLastGood(await read(root), undefined)
  await writeFile(join(root, 'page-configs/kinds.ts'), 'export default {')
  expect(keepLastGood(await read(root), good)).toBe(good)
  expect(keepLastGood(await read(root), undefined)).toBeUndefined()
})
