import { describe, expect, test } from 'vitest'
import { addressesOfApp, pageData } from '../../../src/site/config/page-data.ts'
import { documentAddress } from '../../../src/runtime/engine/page-document.ts'
import { bakery } from '../../support/bakery.ts'
import { siteConfig as fixture } from '../../support/fixture-site.ts'

const { textOf } = pageData(fixture)
const read = (address: string): unknown => JSON.parse(textOf(address) ?? 'null')

describe.each([
  ['the fixture site', fixture],
  ['the bakery', bakery],
])('%s', (_, config) => {
  const data = pageData(config)
  const dataAt = (address: string): unknown => JSON.parse(data.textOf(address) ?? 'null')

  test('there is a list of addresses, old ones included, and one document for each', () => {
    const old = config.redirects.map(({ from }) => from)
    const paths = [...config.pages.map(({ path }) => path), ...old]
    expect(dataAt('/page-data/routes.json')).toEqual(paths)
    expect(data.addresses.slice(1)).toEqual(paths.map(documentAddress))
  })

  test('a written and read document equals the page', () => {
    for (const { path, page } of config.pages) {
      // The document has the filled head and the questions beside the page.
      const { head: _head, structuredData, ...rest } = page
      const { whileLoading } = structuredData
      expect(dataAt(documentAddress(path))).toMatchObject({
        path,
        page: { ...rest, structuredData: { whileLoading } },
      })
    }
  })
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
  expect(read('/page-data/industry/EducationAndInstitutions.json')).toMatchObject({
    path: '/industry/EducationAndInstitutions',
    head: fixture.metadata.EducationAndInstitutions,
    faqs: fixture.faqSets.get('EducationAndInstitutions'),
    page: {
      noindex: false,
      states: { loading: 'Loading...', badStatus: 'Failed to fetch data', retry: 'Retry' },
      content: { envelope: 'list', imageField: 'image', unshown: [] },
      structuredData: { whileLoading: true },
    },
  })
})

test('a page without a question set has no questions', () => {
  expect(read('/page-data/products/truck-mounted-displays.json')).toMatchObject({ faqs: [] })
  expect(read('/page-data/industry/CorporateOffice.json')).toMatchObject({ faqs: [] })
})
