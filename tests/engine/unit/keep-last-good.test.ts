import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importConfigs } from '../../../src/site/config/import-configs.ts'
import { readProject } from '../../../src/site/config/read-project.ts'
import { keepLastGood } from '../../../src/site/joined/keep-last-good.ts'
import { exampleSite } from '../../support/example-site.ts'
import { bakery } from '../../support/bakery.ts'

const read = (root: string) => readProject(root, importConfigs(root))
const titles = (config: ReturnType<typeof keepLastGood>) =>
  Object.fromEntries((config?.pages ?? []).map(({ path, page }) => [path, page.title]))

test('an invalid page keeps its last valid state, and all others are current', async () => {
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

test('with invalid settings all pages keep their last valid state, if they had one', async () => {
  const root = await exampleSite({})
  const good = keepLastGood(await read(root), undefined)
  await writeFile(join(root, 'page-configs/kinds.ts'), 'export default {')
  expect(keepLastGood(await read(root), good)).toBe(good)
  expect(keepLastGood(await read(root), undefined)).toBeUndefined()
})

/** Returns a site with these question sets, answers, redirect and number of pages, before or after parsing. */
const parts = (names: { sets: string[]; answers: string[]; redirect: string; pages: number }) => ({
  ...bakery,
  faqSets: new Map(names.sets.map((name) => [name, []])),
  fallbacks: new Map(names.answers.map((name) => [name, []])),
  redirects: [{ from: `/${names.redirect}`, to: '/contact', status: 301 as const }],
  pages: bakery.pages.slice(0, names.pages),
})
const before = parts({ sets: ['broken', 'gone'], answers: ['broken', 'gone'], redirect: 'before', pages: 3 })
const now = parts({ sets: ['new'], answers: ['new'], redirect: 'now', pages: 1 })
const pageFiles = before.pages.map(({ file }) => file)

test.each([
  {
    broken: ['page-configs/structured-data/broken.json'],
    kept: { sets: ['broken', 'new'], answers: ['new'], redirect: '/now', pages: 1 },
  },
  {
    broken: ['page-configs/fallback/broken.json'],
    kept: { sets: ['new'], answers: ['broken', 'new'], redirect: '/now', pages: 1 },
  },
  {
    broken: ['page-configs/redirects.ts'],
    kept: { sets: ['new'], answers: ['new'], redirect: '/before', pages: 1 },
  },
  {
    broken: pageFiles.slice(2),
    kept: { sets: ['new'], answers: ['new'], redirect: '/now', pages: 2 },
  },
  { broken: [], kept: { sets: ['new'], answers: ['new'], redirect: '/now', pages: 1 } },
])('$broken, which does not parse, keeps its last state, and all others are current', ({ broken, kept }) => {
  const files = [...broken, 'page-configs/fallback/gone.json'].map((file, index) => ({
    file,
    text: '',
    input: undefined,
    problems: index < broken.length ? [{ rule: 'shape', path: [], problem: 'is wrong' }] : [],
  }))
  const addresses = pageFiles.map((file) => ({ file, name: '', path: '/', input: undefined }))
  const found = {
    root: '',
    files,
    names: [],
    addresses,
    records: new Map(),
    siteRules: new Map(),
    config: now,
  }
  const shown = keepLastGood(found, before)
  expect({
    sets: [...(shown?.faqSets.keys() ?? [])],
    answers: [...(shown?.fallbacks.keys() ?? [])],
    redirect: shown?.redirects[0]?.from,
    pages: shown?.pages.length,
  }).toEqual(kept)
  expect(shown?.pages[0]).toBe(now.pages[0])
})
