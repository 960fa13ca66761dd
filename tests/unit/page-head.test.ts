import { expect, test } from 'vitest'
import { pageSchema, type PageInput } from '../../schemas/page.ts'
import { pageHead } from '../../src/config/page-head.ts'
import { smallestPage } from '../support/config-problems.ts'
import { siteConfig } from '../support/site-config.ts'

const { metadata, pages } = siteConfig
const head = (page: Partial<PageInput>) => pageHead(pageSchema.parse({ ...smallestPage, ...page }), metadata)

test('a name with an entry takes it as it is', () => {
  expect(head({ type: 'products', name: 'standee' })).toEqual({
    ...metadata.standee,
    kind: metadata.standee.title,
  })
})

test('else the type gives the entry, and the page its own title in front', () => {
  expect(head({ type: 'industry', name: 'retail', title: 'Retail' })).toEqual({
    title: `Retail | ${metadata.industry.title}`,
    description: metadata.industry.description,
    kind: metadata.industry.title,
  })
})

test('else home gives it', () => {
  expect(head({ type: 'gallery', name: 'gallery', title: 'Gallery' })).toEqual({
    title: `Gallery | ${metadata.home.title}`,
    description: metadata.home.description,
    kind: metadata.home.title,
  })
})

test.each(['constructor', 'toString', '__proto__'])('the name %s finds nothing by accident', (name) => {
  expect(head({ type: 'client', name, title: 'Client' }).title).toBe(`Client | ${metadata.home.title}`)
})

test('no two pages share a title', () => {
  const titles = pages.map(({ page }) => pageHead(page, metadata).title)
  expect(titles.length).toBeGreaterThanOrEqual(18)
  expect(new Set(titles).size).toBe(titles.length)
})

test('the home title ends in the brand (document 1 §2.2), and all twenty pages of the list have an entry', () => {
  expect(metadata.home.title).toMatch(/^India's leading LED Display & Video Wall Experts\b.*Xigi$/)
  expect(Object.keys(metadata)).toHaveLength(20)
})

test('titles fit a search result, descriptions are of their own', () => {
  const entries = Object.values(metadata)
  expect(entries.filter(({ title }) => title.length > 60)).toEqual([])
  expect(entries.filter(({ description }) => description.length > 160)).toEqual([])
  expect(new Set(entries.map(({ description }) => description)).size).toBe(20)
})
