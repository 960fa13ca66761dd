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
    'page-configs/brote/one.json': json({ $schema: '../page.schema.json', ...smallestPage }),
    'page-configs/brote/two.ts': { default: smallestPage },
  })
  const [first, two] = pages
  expect(first?.page).toEqual(two?.page)
  expect(two?.page).toMatchObject({
    noindex: false,
    states: { loading: 'Einen Augenblick, wir holen es aus dem Ofen …' },
  })
  expect(pages.map(({ file, path }) => [file, path])).toEqual([
    ['page-configs/brote/one.json', '/brote/one'],
    ['page-configs/brote/two.ts', '/brote/two'],
  ])
})

test('the folders of kinds and their sub-folders hold pages; notes are left alone', async () => {
  const { pages } = await loadProject({
    'page-configs/brote/notes.md': 'nothing',
    'page-configs/drafts/three.md': 'nothing',
    'page-configs/general/index.json': json(smallestPage),
    'page-configs/general/blog/[id].json': json(smallestPage),
    'page-configs/kuchen/torte.json': json(smallestPage),
  })
  expect(pages.map(({ path }) => path)).toEqual(['/blog/:id', '/', '/kuchen/torte'])
})

test('all errors are reported together', async () => {
  const message = await complaint({
    'page-configs/brote/a-syntax.json': '{ "kind": "brot", }',
    'page-configs/brote/b-no-default.ts': { page: smallestPage },
    'page-configs/brote/c-throws.ts': new Error('Cannot find module ./nowhere.ts'),
    'page-configs/brote/d-wrong.json': json({ ...smallestPage, kind: 'brott' }),
    'page-configs/brote/e-twin.json': json(smallestPage),
    'page-configs/brote/e-twin.ts': { default: smallestPage },
    'page-configs/brote/f-questions.json': json({
      ...smallestPage,
      structuredData: { faqSet: 'ryes' },
    }),
  })
  expect(message).toMatchInlineSnapshot(`
    "AuthorError: 6 errors in 6 files

    page-configs/brote/a-syntax.json
      1:17 [unreadable-file]
        problem   cannot be read: the comma before } has nothing after it

    page-configs/brote/b-no-default.ts
      [unreadable-file]
        problem   cannot be read: it has no default export; write "export default" before its value

    page-configs/brote/c-throws.ts
      [unreadable-file]
        problem   cannot be read: Cannot find module ./nowhere.ts

    page-configs/brote/d-wrong.json
      1:9 kind [invalid-value]
        expected  one of "seite", "brot", "kuchen", "neues"
        received  "brott"
        did you mean "brot"?

    page-configs/brote/e-twin.ts
      [address-clash]
        problem   has the address /brote/e-twin, and so has page-configs/brote/e-twin.json
        received  "/brote/e-twin"

    page-configs/brote/f-questions.json
      1:161 structuredData.faqSet [named-file]
        expected  a file of page-configs/structured-data, without .json
        received  "ryes"
        did you mean "rye"?"
  `)
})

test('invalid metadata and an invalid question set are errors too', async () => {
  const message = await complaint({
    'page-configs/metadata.json': '{}',
    'page-configs/structured-data/retail.json': '[]',
  })
  expect(message).toContain('AuthorError: 5 errors in 2 files')
  expect(message).toContain('page-configs/structured-data/retail.json')
})

test('a page may contain its title, description and questions', async () => {
  const head = { title: 'LED Poster for Shop Windows', description: 'A poster that changes by itself.' }
  const questions = [{ question: 'Does it fold?', answer: 'No.' }]
  const config = await loadProject({
    'page-configs/brote/poster.json': json({ ...smallestPage, head, structuredData: { questions } }),
  })
  const document = documentAt('/brote/poster', config)
  expect(document).toMatchObject({ head, faqs: questions, page: { structuredData: { whileLoading: true } } })
  // The document contains each once.
  expect(JSON.stringify(document).split('Does it fold?')).toHaveLength(2)
  expect(JSON.stringify(document).split(head.title)).toHaveLength(2)
})
