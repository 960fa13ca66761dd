import { expect, test } from 'vitest'
import { explainPage } from '../../../src/lint/explain-page.ts'
import { importConfigs } from '../../../src/site/config/import-configs.ts'
import { joinContent } from '../../../src/site/joined/join-content.ts'
import { readProject } from '../../../src/site/config/read-project.ts'
import { article } from '../../support/example-edits.ts'
import { englishFiles } from '../../support/example-translations.ts'
import { exampleSite } from '../../support/example-site.ts'

test('development says why visitors do not see a page and its blocks', async () => {
  const root = await exampleSite({
    'page-configs/general/index.ts': [
      ["name: 'werkstatt',", "name: 'werkstatt', draft: true,"],
      ["id: 'anfang',", "id: 'anfang', from: '2199-01-01',"],
    ],
  })
  const { config, ...project } = await readProject(root, importConfigs(root))
  if (!config) throw new Error('The example site is not sound')
  const page = explainPage(await joinContent({ ...project, config }, { only: '/' }))
  expect(page?.notPublic).toBe('Draft')
  expect(page?.blocks.map((block) => block.notPublic)).toEqual(['From 2199-01-01', undefined, undefined])
})

test.each([
  ['/', 'page-configs/general/index.ts'],
  ['/lampen/bogen', 'page-configs/werke/bogen.json'],
  ['/notizen/holz', 'page-configs/general/notizen/[id].ts'],
  ['/en', 'page-configs/general/index.ts'],
  ['/nirgends', 'page-configs/general/[...path].ts'],
  ['*', 'page-configs/general/[...path].ts'],
])('development explains the page at %s', async (pathname, file) => {
  const root = await exampleSite({ ...article, ...englishFiles() })
  const { config, ...project } = await readProject(root, importConfigs(root))
  if (!config) throw new Error('The example site is not sound')
  const page = explainPage(await joinContent({ ...project, config }, { only: pathname }))
  expect(page?.file).toBe(file)
  expect(page?.blocks[0]?.place).toMatch(new RegExp(`^page-configs/.*:\\d+:\\d+$`))
})
