import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pictureExamples as cards } from '../../../block-library/cards/picture-examples.ts'
import { industryLinks, productLinks } from '../../support/title-links.ts'
import { renderExample } from '../../support/render-example.tsx'

/** Returns the text and address of each link. */
const links = () =>
  screen.getAllByRole('link').map((link) => [link.firstChild?.textContent, link.getAttribute('href')])
const titled = (...titles: string[]) => [
  { section: 'example_section3', images: titles.map((title) => ({ title })) },
]

test('has no links unless the config asks for them', async () => {
  await renderExample(cards.default)
  expect(screen.getAllByRole('article')).toHaveLength(4)
  expect(screen.queryByRole('link')).toBeNull()
})

test('leads to the industries by their keys, with Learn More', async () => {
  const sections = titled(
    'Events and Exhibitions',
    'Manufacturing and Factories',
    'Transport Public Venues',
    'Hospitality and Hotels',
    'Government and Civic Spaces',
    'Education and Institutions',
    'Retail',
    'Rental LED',
    'Corporate Office',
    'Sports & Leisure, Clubs',
  )
  await renderExample({ block: { ...cards.default.block, links: industryLinks }, sections })
  // The known keys of document 1 §2.4, and a title without a key.
  const keys = [
    'EventsAndExhibitions',
    'ManufacturingAndFactories',
    'TransportPublicVenues',
    'HospitalityAndHotels',
    'GovernmentAndCivicSpaces',
    'EducationAndInstitutions',
    'Retail',
    'RentalLED',
    'CorporateOffice',
    'SportsAndLeisureClubs',
  ]
  expect(links()).toEqual(keys.map((key) => ['Learn More', `/industry/${key}`]))
})

test('leads to the products by their slugs, an untitled one to the index', async () => {
  const sections = titled(
    'Indoor LED Video Walls',
    'Outdoor LED Video Walls',
    'Interactive Displays',
    'Truck Mounted Displays',
    'Flexible Curved LED Walls',
    'Rental & Event Display',
    '',
  )
  await renderExample({ block: { ...cards.default.block, links: productLinks }, sections })
  const slugs = [
    '/indoor-led-video-walls',
    '/outdoor-led-video-walls',
    '/interactive-displays',
    '/truck-mounted-displays',
    '/flexible-curved-led-walls',
    '/rental-event-display',
    '',
  ]
  expect(links()).toEqual(slugs.map((slug) => ['Learn More', `/products${slug}`]))
})

test('a fallback title does not change where an untitled card leads', async () => {
  await renderExample(cards['links to products'])
  expect(links()).toEqual([
    ['See it', '/products/indoor-led-walls'],
    ['See it', '/products'],
  ])
  expect(screen.getByRole('heading', { name: 'Product Title' })).toBeVisible()
})

test('each link says of which card it is', async () => {
  await renderExample(cards['links to industries'])
  expect(screen.getByRole('link', { name: 'Learn More: Events & Exhibitions' })).toBeVisible()
  // The name is in the link's text, which search engines read.
  expect(screen.getByRole('link', { name: 'Learn More: Rental LED' })).toHaveTextContent(
    'Learn More: Rental LED',
  )
})

test('the words of the page are shown only where the service has none', async () => {
  await renderExample(cards['words of the page where the service has none'])
  const [first, second] = screen.getAllByRole('article').map((card) => card.textContent)
  expect(first).toBe('Main stage screenP3.9 cabinets on a truss, bright enough for a show in daylight.')
  expect(second).toBe('Product TitleDescription not available')
})
