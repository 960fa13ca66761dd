import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pictureExamples as cards } from '../../../block-library/cards/picture-examples.ts'
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

test.each([
  [
    { root: '/industry', keys: 'joined' },
    { Retail: '/industry/Retail', 'Sports & Leisure, Clubs': '/industry/SportsAndLeisureClubs' },
  ],
  [
    { root: '/products', keys: 'hyphens', known: [{ words: 'indoor LED', key: 'indoor-walls' }] },
    {
      'LED Walls (Indoor)': '/products/indoor-walls',
      'Rental & Event': '/products/rental-event',
      '': '/products',
    },
  ],
] as const)('leads to pages by the keys of its titles, with Learn More: %j', async (to, addresses) => {
  const sections = titled(...Object.keys(addresses))
  await renderExample({ block: { ...cards.default.block, links: { ...to } }, sections })
  expect(links()).toEqual(Object.values(addresses).map((address) => ['Learn More', address]))
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
