import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bind } from '../../../src/runtime/engine/bind.ts'
import { organizationData } from '../../../src/runtime/seo/organization-data.ts'
import { structuredData } from '../../../src/runtime/seo/structured-data.ts'
import { joinedSite } from '../../support/joined-site.ts'
import { site } from '../../support/site-config.ts'

const origin = 'https://xigi.example'
const pages = (await joinedSite()).joined.map((page) => ({ ...page, origin }))

/**
 * Search engines' fields for each type: the required ones, and the recommended ones that we can fill (Google's search
 * gallery).
 */
const address = z.url({ protocol: /^https$/ })
const words = z.string().min(1)
const context = z.literal('https://schema.org')
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
const organization = z.object({ '@type': z.literal('Organization'), name: words, url: address })
const thing = z.discriminatedUnion('@type', [
  organization.extend({
    '@context': context,
    '@id': address,
    logo: address,
    telephone: z.string().regex(/^\+91 /),
    email: z.email(),
    address: z.array(
      z.strictObject({
        '@type': z.literal('PostalAddress'),
        addressLocality: words,
        addressCountry: z.literal('IN'),
      }),
    ),
    sameAs: z.array(address).min(1),
    parentOrganization: organization,
  }),
  z.strictObject({
    '@context': context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: address }),
      )
      .min(2),
  }),
  z.strictObject({
    '@context': context,
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    '@context': context,
    '@type': z.literal('Article'),
    headline: words.max(110),
    description: words,
    image: z.array(address).min(1).optional(),
    // The rule `article-date` warns of a date that is omitted.
    datePublished: moment.optional(),
    author: z.array(organization).min(1),
    publisher: organization,
    mainEntityOfPage: address,
  }),
  // Strict: only data of the table is published, so no price and no rating.
  z.strictObject({
    '@context': context,
    '@type': z.literal('ItemPage'),
    name: words,
    description: words,
    url: address,
    image: z.array(address).min(1),
    mentions: z
      .array(z.strictObject({ '@type': z.literal('PropertyValue'), name: words, value: words }))
      .min(1),
  }),
])

const dataOf = (snapshot: (typeof pages)[number], status: 'ready' | 'loading' = 'ready') => {
  const { document, content, params } = snapshot
  const bound = bind(document.page, {
    content,
    site,
    visit: { params },
    storage: (path) => `/storage/${path}`,
  })
  const json = structuredData({ ...snapshot, site, status, bound: status === 'ready' ? bound : undefined })
  return z.array(thing).parse(JSON.parse(json))
}
const pageAt = (pathname: string) => {
  const match = pages.find((page) => page.pathname === pathname)
  if (!match) throw new Error(`${pathname} is not published`)
  return match
}
const typesOf = (things: ReturnType<typeof dataOf>) => things.map((each) => each['@type'])

describe.each(pages.filter(({ document }) => !document.page.noindex))('$pathname', (page) => {
  test('has the required properties of its types, and no others', () => {
    const things = dataOf(page)
    const { page: config } = page.document
    expect(typesOf(things)).toEqual([
      'Organization',
      ...(config.blocks.some(({ type }) => type === 'breadcrumb') ? ['BreadcrumbList'] : []),
      ...(config.content?.kind === 'article' ? ['Article'] : []),
      ...(config.blocks.some((block) => block.type === 'spec-table' && !block.compare) ? ['ItemPage'] : []),
      ...(page.document.faqs.length > 0 ? ['FAQPage'] : []),
    ])
  })
})

test('a product has the values of its first table', () => {
  const page = pageAt('/products/rental-event-display')
  const product = dataOf(page).find((each) => each['@type'] === 'ItemPage')
  const listed = product?.mentions.map(({ name, value }) => [name, value])
  const [rows] = page.bound.shown.flatMap((block) =>
    block.type === 'spec-table' ? [block.props.rows.map(({ name, cells: [cell] }) => [name, cell])] : [],
  )
  expect(rows).toBeDefined()
  expect(listed).toEqual(rows)
})

test('the organisation has the four offices of the footer, the logo and contact points', () => {
  const [first] = dataOf(pageAt('/'))
  expect(first).toMatchObject({
    name: site.brand,
    url: `${origin}/`,
    logo: `${origin}${site.logo}`,
    address: site.cities.map((addressLocality) => ({ addressLocality })),
    sameAs: site.socials.map(({ href }) => href),
  })
})

test('the set facts of the company have their properties', () => {
  const company = {
    ...site.company,
    facts: [
      { label: 'GSTIN', value: '33ABCDE1234F1Z5', is: 'tax-number' as const },
      { label: 'Certificate', value: 'ISO 9001:2015', is: 'certificate' as const },
      { label: 'Warranty', value: 'two years' },
    ],
    places: [{ city: site.cities[1] ?? '', street: '12 Mount Road', postalCode: '600002' }],
  }
  const data: unknown = JSON.parse(JSON.stringify(organizationData({ ...site, company }, origin)))
  expect(data).toMatchObject({
    taxID: '33ABCDE1234F1Z5',
    hasCertification: [{ '@type': 'Certification', name: 'ISO 9001:2015' }],
    address: [
      { addressLocality: site.cities[0] },
      { addressLocality: site.cities[1], streetAddress: '12 Mount Road', postalCode: '600002' },
      ...site.cities.slice(2).map(() => ({})),
    ],
  })
  const bare = { ...site, company: { ...site.company, facts: [], places: [] } }
  expect(JSON.stringify(organizationData(bare, origin))).not.toMatch(/taxID|hasCertification|streetAddress/)
})

test('the way to a page is that of its breadcrumb, and ends at its own address', () => {
  const list = dataOf(pageAt('/products/led-standee-display')).find(
    (each) => each['@type'] === 'BreadcrumbList',
  )
  expect(list?.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', `${origin}/`],
    [2, 'Products', `${origin}/products`],
    [3, 'Standee LED Displays', `${origin}/products/led-standee-display`],
  ])
})

test('an article has its own title, date and picture; an invalid date is omitted', () => {
  const page = pages.find(({ content }) => content.articles.length === 1) ?? pageAt('/blog')
  const [article] = page.content.articles
  const articleOf = (date: string, preview?: string) => {
    const articles = page.content.articles.map((listed) => ({ ...listed, date }))
    const document = { ...page.document, ...(preview && { preview }) }
    return dataOf({ ...page, document, content: { ...page.content, articles } }).find(
      (each) => each['@type'] === 'Article',
    )
  }
  expect(articleOf('2025-04-08T09:00:00+05:30')).toMatchObject({
    headline: article?.title,
    datePublished: '2025-04-08T09:00:00+05:30',
    image: [`${origin}${article?.src}`],
    mainEntityOfPage: `${origin}${page.pathname}`,
  })
  expect(articleOf('', '/assets/preview.jpg')).toMatchObject({ image: [`${origin}/assets/preview.jpg`] })
  expect(articleOf('last spring')).not.toHaveProperty('datePublished')
})

test('a loading page has the data that needs no content; the rental page has no questions', () => {
  const standee = dataOf(pageAt('/products/led-standee-display'), 'loading')
  expect(typesOf(standee)).toEqual(['Organization', 'BreadcrumbList', 'FAQPage'])
  const rental = dataOf(pageAt('/products/rental-event-display'), 'loading')
  expect(typesOf(rental)).toEqual(['Organization', 'BreadcrumbList'])
})

test('a page with noindex has no structured data', () => {
  expect(dataOf(pageAt('*'))).toEqual([])
})

test('a text cannot end the script that contains it', () => {
  const page = pages.find(({ content }) => content.articles.length === 1) ?? pageAt('/blog')
  const articles = page.content.articles.map((article) => ({ ...article, title: '</script><b>' }))
  const bound = bind(page.document.page, {
    content: { ...page.content, articles },
    site,
    visit: { params: {} },
    storage: (path) => path,
  })
  const json = structuredData({ ...page, site, status: 'ready', bound })
  expect(json).not.toContain('<')
  expect(json).toContain(String.raw`\u003c/script>`)
})
