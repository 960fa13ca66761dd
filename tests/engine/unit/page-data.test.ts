import { expect, test } from 'vitest'
import { pageData } from '../../../src/site/config/page-data.ts'
import { documentAddress } from '../../../src/runtime/engine/page-document.ts'
import { siteConfig } from '../../support/fixture-site.ts'

const { addresses, textOf } = pageData(siteConfig)
const read = (address: string): unknown => JSON.parse(textOf(address) ?? 'null')

test('there is a list of addresses, old ones included, and one document for each', () => {
  const old = siteConfig.redirects.map(({ from }) => from)
  const paths = [...siteConfig.pages.map(({ path }) => path), ...old]
  expect(read('/page-data/routes.json')).toEqual(paths)
  expect(addresses.slice(1)).toEqual(paths.map(documentAddress))
})

test('a document holds the page with its defaults filled in, its head and its questions', () => {
  expect(read('/page-data/industry/EducationAndInstitutions.json')).toMatchObject({
    path: '/industry/EducationAndInstitutions',
    head: siteConfig.metadata.EducationAndInstitutions,
    faqs: siteConfig.faqSets.get('EducationAndInstitutions'),
    page: {
      noindex: false,
      states: { loading: 'Loading...', badStatus: 'Failed to fetch data', retry: 'Retry' },
      content: { envelope: 'list', imageField: 'image', unshown: [] },
      structuredData: { whileLoading: true },
    },
  })
})

test('a document survives being written and read: nothing of the page is lost', () => {
  for (const { path, page } of siteConfig.pages) {
    // The document has the filled head beside the page.
    const { head: _head, ...rest } = page
    expect(read(documentAddress(path))).toMatchObject({ path, page: rest })
  }
})

test('a page without a question set has no questions', () => {
  expect(read('/page-data/products/truck-mounted-displays.json')).toMatchObject({ faqs: [] })
  expect(read('/page-data/industry/CorporateOffice.json')).toMatchObject({ faqs: [] })
})
