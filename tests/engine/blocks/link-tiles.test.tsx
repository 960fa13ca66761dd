import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { linkTileExamples as mosaic } from '../../../block-library/mosaic/link-tile-examples.ts'
import { renderExample } from '../../support/render-example.tsx'

// Addresses of document 1 §2.3, in its order.
const targets = [
  '/products/indoor-led-video-walls',
  '/products/outdoor-led-video-walls',
  '/products/interactive-displays',
  '/products/transparent-led-display',
  '/products/truck-mounted-displays',
  '/products/flexible-curved-led-walls',
  '/products/custom-led-display',
  '/products/led-standee-display',
  '/products/rental-event-display',
]
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('leads to the nine products by position, each link with its picture, below title and lead', async () => {
  await renderExample(mosaic.default)
  expect(addresses()).toEqual(targets)
  const pictures = ['Indoor walls', 'Made to measure', 'Rental'].map((name) =>
    screen.getByRole('link', { name }).querySelector('img')?.getAttribute('src'),
  )
  expect(pictures).toEqual(
    ['indoor-wall-4', 'form-sphere', 'rental-stage-2'].map((name) => `/storage/pictures/${name}.webp`),
  )
  const region = screen.getByRole('region', { name: 'Nine kinds of display' })
  expect(within(region).getByText('One supplier.')).toBeVisible()
  expect(within(region).getAllByRole('link')).toHaveLength(9)
})

test('a picture beyond the links is not shown', async () => {
  const { container } = await renderExample(mosaic['more pictures than links'])
  expect(addresses()).toEqual(targets)
  expect(screen.queryByText('One too many')).toBeNull()
  expect(container.querySelectorAll('img')).toHaveLength(9)
})

test('with fewer pictures only the first links are shown', async () => {
  await renderExample(mosaic['fewer pictures than links'])
  expect(addresses()).toEqual(targets.slice(0, 4))
})

test('without pictures the titles still lead there', async () => {
  const { container } = await renderExample(mosaic['items without a picture'])
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: 'Standees' })).toHaveAttribute('href', targets[7])
})

test('an item that cannot be read leaves its place empty, and no later link moves', async () => {
  const [section] = mosaic.default.sections ?? []
  const sent = sectionSchema.parse(section)
  const { container } = await renderExample({
    ...mosaic.default,
    sections: [{ ...sent, images: sent.images.map((image, index) => (index === 2 ? 'broken' : image)) }],
  })
  expect(addresses()).toEqual(targets.filter((_, index) => index !== 2))
  expect(screen.getByRole('link', { name: 'Transparent walls' })).toHaveAttribute('href', targets[3])
  const [first] = screen.getAllByRole('link')
  const places = [...(first?.parentElement?.children ?? [])].map((place) => place.localName)
  expect(places).toEqual(targets.map((_, index) => (index === 2 ? 'div' : 'a')))
  expect(container.textContent).not.toContain('broken')
})

const sectionSchema = z.looseObject({ images: z.array(z.unknown()) })
