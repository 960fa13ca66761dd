import { expect, test } from 'vitest'
import { addressesOfApp, pageData } from '../../../src/site/config/page-data.ts'
import { documentAddress } from '../../../src/runtime/engine/page-document.ts'
import { bakery, pageAt } from '../../support/bakery.ts'
import { tenQuestions } from '../../support/ten-questions.ts'

const cake = pageAt('/kuchen/bienenstich')
const config = {
  ...bakery,
  pages: [
    ...bakery.pages,
    {
      file: '',
      input: undefined,
      path: '/asked',
      page: { ...cake, structuredData: { ...cake.structuredData, faqSet: 'cake' } },
    },
  ],
  faqSets: new Map([['cake', tenQuestions]]),
  redirects: [{ from: '/torten', to: '/kuchen', status: 301 as const }],
}
const { textOf, addresses } = pageData(config)
const read = (address: string): unknown => JSON.parse(textOf(address) ?? 'null')

test('there is a list of addresses, old ones included, and one document for each', () => {
  const paths = [...config.pages.map(({ path }) => path), '/torten']
  expect(read('/page-data/routes.json')).toEqual(paths)
  expect(addresses.slice(1)).toEqual(paths.map(documentAddress))
})

test('a written and read document equals the page', () => {
  for (const { path, page } of config.pages) {
    // The document has the filled head and the questions beside the page.
    const { head: _head, structuredData, ...rest } = page
    const { whileLoading } = structuredData
    expect(read(documentAddress(path))).toMatchObject({
      path,
      page: { ...rest, structuredData: { whileLoading } },
    })
  }
})

test('visitors load only addresses without a file of their own, however many pages there are', () => {
  const paths = ['/', '/products/new', '/blog/:id', '/*', '/industry/Retail']
  const pages = bakery.pages.slice(0, 5).map((page, index) => ({ ...page, path: paths[index] ?? '' }))
  const redirects = [
    { from: '/products/old', to: '/products/new', status: 301 as const },
    { from: '/50%25%20%E0%AE%8E', to: '/blog/article', status: 302 as const },
  ]
  expect(addressesOfApp({ pages, redirects })).toEqual([
    '/products/new',
    '/blog/:id',
    '/*',
    '/products/old',
    '/50% எ',
  ])
})

test('a document holds the page with its defaults filled in, its head and its questions', () => {
  const { loading, badStatus, retry } = bakery.site.defaults
  expect(read('/page-data/asked.json')).toMatchObject({
    path: '/asked',
    head: cake.head,
    faqs: tenQuestions,
    page: {
      noindex: false,
      states: { loading, badStatus, retry },
      content: { envelope: 'list', imageField: 'image', unshown: [] },
      structuredData: { whileLoading: true },
    },
  })
})

test('a page without a question set has no questions', () => {
  expect(read('/page-data/kuchen/bienenstich.json')).toMatchObject({ faqs: [] })
})
