import { expect, test } from 'vitest'
import { documentAt } from '../../support/document-at.ts'
import { smallestPage } from '../../support/config-problems.ts'
import { loadProject, type ProjectFiles } from '../../support/config-folder.ts'

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
  expect(one?.page).toEqual(two?.page)
  expect(two?.page).toMatchObject({ noindex: false, states: { loading: 'Loading...' } })
  expect(pages.map(({ file, path }) => [file, path])).toEqual([
    ['page-configs/products/one.json', '/products/one'],
    ['page-configs/products/two.ts', '/products/two'],
  ])
})

test('the three folders and their sub-folders hold pages; notes are left alone', async () => {
  const { pages } = await loadProject({
    'page-configs/products/notes.md': 'nothing',
    'page-configs/drafts/three.md': 'nothing',
    'page-configs/general/index.json': json(smallestPage),
    'page-configs/general/blog/[id].json': json(smallestPage),
    'page-configs/industries/Retail.json': json(smallestPage),
  })
  expect(pages.map(({ path }) => path)).toEqual(['/blog/:id', '/', '/industry/Retail'])
})

test('all errors are reported together', async () => {
  const message = await complaint({
    'page-configs/products/a-syntax.json': '{ "kind": "products", }',
    'page-configs/products/b-no-default.ts': { page: smallestPage },
    'page-configs/products/c-throws.ts': new Error('Cannot find module ./nowhere.ts'),
    'page-configs/products/d-wrong.json': json({ ...smallestPage, kind: 'productss' }),
    'page-configs/products/e-twin.json': json(smallestPage),
    'page-configs/products/e-twin.ts': { default: smallestPage },
    'page-configs/products/f-questions.json': json({
      ...smallestPage,
      structuredData: { faqSet: 'transparent-led-displays' },
    }),
  })
  expect(message).toMatchInlineSnapshot(`
    "AuthorError: 6 errors in 6 files

    page-configs/products/a-syntax.json
      1:21 [unreadable-file]
        problem   cannot be read: the comma before } has nothing after it

    page-configs/products/b-no-default.ts
      [unreadable-file]
        problem   cannot be read: it has no default export; write "export default definePage({ … })"

    page-configs/products/c-throws.ts
      [unreadable-file]
        problem   cannot be read: Cannot find module ./nowhere.ts

    page-configs/products/d-wrong.json
      1:9 kind [invalid-value]
        expected  one of "home", "about", "products", "industry", "contact", "gallery", "blog", "client", "not-found"
        received  "productss"
        did you mean "products"?

    page-configs/products/e-twin.ts
      [address-clash]
        problem   has the address /products/e-twin, and so has page-configs/products/e-twin.json
        received  "/products/e-twin"

    page-configs/products/f-questions.json
      1:165 structuredData.faqSet [faq-set-name]
        expected  a file of page-configs/structured-data, without .json
        received  "transparent-led-displays"
        did you mean "transparent-led-display"?"
  `)
})

test('invalid metadata and an invalid question set are errors too', async () => {
  const message = await complaint({
    'page-configs/metadata.json': '{}',
    'page-configs/structured-data/retail.json': '[]',
  })
  expect(message).toContain('AuthorError: 10 errors in 2 files')
  expect(message).toContain('page-configs/structured-data/retail.json')
})

test('a page may contain its title, description and questions', async () => {
  const head = { title: 'LED Poster for Shop Windows', description: 'A poster that changes by itself.' }
  const questions = [{ question: 'Does it fold?', answer: 'No.' }]
  const config = await loadProject({
    'page-configs/products/poster.json': json({ ...smallestPage, head, structuredData: { questions } }),
  })
  const document = documentAt('/products/poster', config)
  expect(document).toMatchObject({ head, faqs: questions, page: { structuredData: { whileLoading: true } } })
  // The document contains each once.
  expect(JSON.stringify(document).split('Does it fold?')).toHaveLength(2)
  expect(JSON.stringify(document).split(head.title)).toHaveLength(2)
})
