import { expect, test } from 'vitest'
import type { Page, PageInput } from '../../../schemas/page.ts'
import { lookupMetadata } from '../../../src/site/config/lookup-metadata.ts'
import { pageMeta } from '../../../src/runtime/seo/page-meta.ts'
import { smallestPage } from '../../support/config-problems.ts'
import { metadataEntry } from '../../support/metadata-entry.ts'
import { parsedPage } from '../../support/parsed-page.ts'
import { siteConfig } from '../../support/site-config.ts'

const { metadata, pages } = siteConfig
const textsOf = (page: Page) => pageMeta({ head: lookupMetadata(page, siteConfig) }, undefined)
const head = (page: Partial<PageInput>) => textsOf(parsedPage({ ...smallestPage, ...page }))

test('a name with an entry takes it as it is', () => {
  expect(head({ kind: 'products', name: 'led-standee-display' })).toEqual(
    metadataEntry('led-standee-display'),
  )
})

test('else the kind gives the entry, and the page its own title in front of both', () => {
  expect(head({ kind: 'industry', name: 'retail', title: 'Retail' })).toEqual({
    title: `Retail | ${metadataEntry('industry').title}`,
    description: `Retail. ${metadataEntry('industry').description}`,
  })
})

test('else home gives it', () => {
  expect(head({ kind: 'gallery', name: 'gallery', title: 'Gallery' })).toEqual({
    title: `Gallery | ${metadataEntry('home').title}`,
    description: `Gallery. ${metadataEntry('home').description}`,
  })
})

test.each(['constructor', 'toString', '__proto__'])('the name %s finds nothing by accident', (name) => {
  expect(head({ kind: 'client', name, title: 'Client' }).title).toBe(
    `Client | ${metadataEntry('home').title}`,
  )
})

test.each(['title', 'description'] as const)('no two pages share a %s', (part) => {
  const texts = pages.map(({ page }) => textsOf(page)[part])
  expect(texts.length).toBeGreaterThanOrEqual(18)
  expect(new Set(texts).size).toBe(texts.length)
})

/** Pages with their own entry, in the order of document 1 §2.2. Entries have the names of the pages' files. */
const specified = [
  'home',
  'about',
  'products',
  'industry',
  'contact',
  'EventsAndExhibitions',
  'ManufacturingAndFactories',
  'EducationAndInstitutions',
  'TransportPublicVenues',
  'HospitalityAndHotels',
  'GovernmentAndCivicSpaces',
  'indoor-led-video-walls',
  'outdoor-led-video-walls',
  'interactive-displays',
  'led-standee-display',
  'transparent-led-display',
  'rental-event-display',
  'flexible-curved-led-walls',
  'custom-led-display',
  'truck-mounted-displays',
]

test('the home title ends in the brand (document 1 §2.2), and all twenty pages of the list have an entry', () => {
  expect(metadataEntry('home').title).toMatch(/^India's leading LED Display & Video Wall Experts\b.*Xigi$/)
  expect(Object.keys(metadata)).toEqual(expect.arrayContaining(specified))
  expect(new Set(specified)).toHaveLength(20)
})

test('titles fit a search result, descriptions are of their own', () => {
  const entries = Object.values(metadata)
  expect(entries.filter(({ title }) => title.length > 60)).toEqual([])
  expect(entries.filter(({ description }) => description.length > 160)).toEqual([])
  expect(new Set(entries.map(({ description }) => description)).size).toBe(entries.length)
})
