import { expect, test } from 'vitest'
import { pageMeta } from '../../../src/runtime/seo/page-meta.ts'
import { lookupMetadata } from '../../../src/site/config/lookup-metadata.ts'
import { metadataEntry } from '../../support/metadata-entry.ts'
import { siteConfig } from '../../support/site-config.ts'

const { metadata, pages } = siteConfig

test.each(['title', 'description'] as const)('no two pages share a %s', (part) => {
  const texts = pages.map(({ page }) => pageMeta({ head: lookupMetadata(page, siteConfig) }, undefined)[part])
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
