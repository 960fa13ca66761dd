import { describe, expect, test } from 'vitest'
import { pageData } from '../../../src/site/config/page-data.ts'
import { documentAddress } from '../../../src/runtime/engine/page-document.ts'
import { pageAt } from '../../support/find-page.ts'
import { blockOf, sectionKeys } from '../../support/page-blocks.ts'
import { siteConfig } from '../../support/site-config.ts'
import { specCorporate, specIndustries } from '../../support/specified-industries.ts'
import { specProducts } from '../../support/specified-products.ts'

const numbered = (prefix: string, numbers: number[]) => numbers.map((number) => `${prefix}_section${number}`)
const typesOf = (path: string) => pageAt(path).blocks.map(({ type }) => type)

test('there are the eight industries and nine products of the specification; there may be more', () => {
  const specified = [...specIndustries, specCorporate, ...specProducts].map(({ path }) => path)
  const paths = siteConfig.pages.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(specified))
})

describe.each([...specIndustries, specCorporate, ...specProducts])('$path', (spec) => {
  const page = pageAt(spec.path)

  test('is called as the specification has it', () => {
    expect(page.title).toBe(spec.title)
    expect(page.noindex).toBe(false)
  })

  test('asks the right endpoint and reads its envelope, prefix and picture field', () => {
    expect(page.content).toMatchObject({
      endpoint: spec.endpoint,
      envelope: spec.envelope,
      prefix: spec.prefix,
      imageField: spec.imageField,
    })
  })

  test('says the right words while it loads and when it fails', () => {
    const { badStatus, error } = spec
    expect(page.states).toEqual({ loading: 'Loading...', badStatus, error, retry: 'Retry' })
  })

  test('tells search engines the right questions', () => {
    expect(siteConfig.faqSets.has(page.name)).toBe(spec.hasQuestions)
    expect(page.structuredData.whileLoading).toBe(spec.path !== '/products/rental-event-display')
  })

  test('ends in its call to the contact form', () => {
    expect(page.blocks.at(-1)?.type).toBe('cta-banner')
    expect(blockOf(page, 'cta-banner').button).toEqual({
      label: spec.button,
      to: '/contact',
      scrollToForm: true,
    })
  })
})

describe.each(specIndustries)('the industry page $path', ({ path, prefix, faqKey, breadcrumb }) => {
  const page = pageAt(path)

  test('composes the shared layout', () => {
    expect(typesOf(path)).toEqual([
      'breadcrumb',
      'hero',
      'intro',
      'cards',
      'option-faqs',
      'cards',
      'cards',
      'faq',
      'link-cards',
      'cta-banner',
    ])
  })

  test('uses sections 1 to 4, 6 to 8 and its questions', () => {
    const expected = [...numbered(prefix, [1, 2, 3, 4, 6, 7]), faqKey, `${prefix}_section8`]
    expect(sectionKeys(page)).toEqual(expected)
    expect(blockOf(page, 'hero')).toMatchObject({ section: 1, description: 'html' })
    expect(blockOf(page, 'option-faqs')).toMatchObject({ section: 4, openFirst: true })
  })

  test('has the breadcrumb Home > Industry > its name', () => {
    expect(blockOf(page, 'breadcrumb')).toMatchObject({
      home: { label: 'Home', to: '/' },
      parents: [{ label: 'Industry', to: '/industry' }],
      current: breadcrumb,
    })
  })

  test('gives the tip of the specification', () => {
    const { tip } = blockOf(page, 'option-faqs')
    expect(tip).toContain('P5 to P10 is a suitable choice for applications above 50 feet')
  })
})

test.each(['/industry/GovernmentAndCivicSpaces', '/industry/EventsAndExhibitions'])(
  '%s words the tip as the specification does, to the letter',
  (path) => {
    expect(blockOf(pageAt(path), 'option-faqs').tip).toBe(
      'Suggestion: P5 to P10 is a suitable choice for applications above 50 feet',
    )
  },
)

test('the corporate page has no breadcrumb and uses sections 1 to 5 only', () => {
  expect(typesOf(specCorporate.path)).toEqual([
    'hero',
    'intro',
    'cards',
    'cards',
    'showcase',
    'mosaic',
    'link-cards',
    'cta-banner',
  ])
  expect(sectionKeys(pageAt(specCorporate.path))).toEqual(numbered('corporate_office', [1, 2, 3, 4, 5]))
  expect(blockOf(pageAt(specCorporate.path), 'showcase').interval).toBe(3000)
})

test('the old addresses of the site lead to pages, each at once', () => {
  expect(siteConfig.redirects.length).toBeGreaterThan(20)
  expect(siteConfig.redirects).toContainEqual({ from: '/about-us', to: '/about', status: 301 })
})

test('the browser finds an old address among the routes, and where it leads in its document', () => {
  const { textOf } = pageData(siteConfig)
  expect(JSON.parse(textOf('/page-data/routes.json') ?? '')).toContain('/about-us')
  expect(JSON.parse(textOf(documentAddress('/about-us')) ?? '')).toEqual({
    movedTo: '/about',
    status: 301,
  })
})
