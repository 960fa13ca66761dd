import { expect, test } from 'vitest'
import { smallestPage } from '../support/config-problems.ts'
import { loadProject, type ProjectFiles } from '../support/config-folder.ts'
import { detailPages } from '../support/detail-pages.ts'
import { siteConfig } from '../support/site-config.ts'

const json = (page: object) => JSON.stringify(page)
const complaint = (files: ProjectFiles) =>
  loadProject(files).then(
    () => 'no complaint',
    (error: unknown) => String(error),
  )

test('a page in JSON and a page in TypeScript are read alike', async () => {
  const { pages } = await loadProject({
    'page-configs/products/one.json': json({ $schema: '../page.schema.json', ...smallestPage }),
    'page-configs/products/two.ts': { default: smallestPage },
  })
  const [one, two] = pages
  expect(one?.page).toEqual({ ...two?.page, $schema: '../page.schema.json' })
  expect(two?.page).toMatchObject({ noindex: false, states: { loading: 'Loading...' } })
  expect(pages.map(({ file, path }) => [file, path])).toEqual([
    ['page-configs/products/one.json', '/products/one'],
    ['page-configs/products/two.ts', '/products/two'],
  ])
})

test('the three folders and their sub-folders hold pages; other files are left alone', async () => {
  const { pages } = await loadProject({
    'page-configs/products/notes.md': 'nothing',
    'page-configs/drafts/three.json': '{',
    'page-configs/general/index.json': json(smallestPage),
    'page-configs/general/blog/[id].json': json(smallestPage),
    'page-configs/industries/Retail.json': json(smallestPage),
  })
  expect(pages.map(({ path }) => path)).toEqual(['/blog/:id', '/', '/industry/Retail'])
})

test('everything that is wrong is told at once', async () => {
  const message = await complaint({
    'page-configs/products/a-syntax.json': '{ "type": "products", }',
    'page-configs/products/b-no-default.ts': { page: smallestPage },
    'page-configs/products/c-throws.ts': new Error('Cannot find module ./nowhere.ts'),
    'page-configs/products/d-wrong.json': json({ ...smallestPage, type: 'productss' }),
    'page-configs/products/e-twin.json': json(smallestPage),
    'page-configs/products/e-twin.ts': { default: smallestPage },
    'page-configs/products/f-questions.json': json({
      ...smallestPage,
      structuredData: { faqSet: 'transparent-led-displays' },
    }),
  })
  // How Node words a slip in JSON differs from version to version.
  expect(message.replace(/(a-syntax\.json\n  cannot be read: ).*/, '$1…')).toMatchInlineSnapshot(`
    "ConfigError: 6 problems in 6 config files

    page-configs/products/a-syntax.json
      cannot be read: …

    page-configs/products/b-no-default.ts
      cannot be read: it has no default export; write "export default definePage({ … })"

    page-configs/products/c-throws.ts
      cannot be read: Cannot find module ./nowhere.ts

    page-configs/products/d-wrong.json
      type
        expected  one of "home", "about", "products", "industry", "contact", "gallery", "blog", "client", "not-found"
        received  "productss"
        did you mean "products"?

    page-configs/products/e-twin.ts
      has the address /products/e-twin, and so has page-configs/products/e-twin.json

    page-configs/products/f-questions.json
      structuredData.faqSet
        expected  a file of page-configs/structured-data
        received  "transparent-led-displays"
        did you mean "transparent-led-display"?"
  `)
})

test('a set that resembles none is given no suggestion', async () => {
  const page = { ...smallestPage, structuredData: { faqSet: 'zzz' } }
  const message = await complaint({ 'page-configs/products/one.json': json(page) })
  expect(message).toContain('received  "zzz"')
  expect(message).not.toContain('did you mean')
})

test('wrong metadata and a wrong question set stop it too', async () => {
  const message = await complaint({
    'page-configs/metadata.json': '{}',
    'page-configs/structured-data/retail.json': '[]',
  })
  expect(message).toContain('ConfigError: 21 problems in 2 config files')
  expect(message).toContain('page-configs/structured-data/retail.json')
})

test('a slip in the metadata is told under its file', async () => {
  const message = await complaint({ 'page-configs/metadata.json': 'not JSON' })
  expect(message).toMatch(/page-configs\/metadata\.json\n {2}cannot be read: /)
})

test('the real configs are valid: the 17 detail pages, a not-found page, 15 question sets', () => {
  const { pages, faqSets } = siteConfig
  const paths = pages.map(({ path }) => path)
  for (const { path } of detailPages) expect(paths).toContain(path)
  expect(paths).toContain('/*')
  expect(faqSets.size).toBe(15)
})
