import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { supportCardsExamples as support } from '../../../block-library/support-cards/examples.ts'
import { renderExample } from '../../support/render-example.tsx'

const cards = () => screen.getAllByRole('article')
const ground = '/storage/pictures/control-room-2.webp'
const pictures = (element: HTMLElement) =>
  [...element.querySelectorAll('img')].map((image) => image.getAttribute('src'))

test('shows two items as cards, the third as a silent ground, and a button to the contact page', async () => {
  const { container } = await renderExample(support.default)
  expect(cards().map((card) => card.textContent)).toEqual([
    'Help with choosingYou get a plan, a price, weights and measures.',
    'Help after handoverA broken part is exchanged within a day.',
  ])
  expect(cards().flatMap(pictures)).toEqual([
    '/storage/pictures/colour-2.webp',
    '/storage/pictures/service-front-2.webp',
  ])
  expect(pictures(container)[0]).toBe(ground)
  expect(screen.queryByText(/control room|Only the ground/)).toBeNull()
  expect(container.querySelector(`img[src="${ground}"]`)).toHaveAttribute('alt', '')
  const region = screen.getByRole('region', { name: 'Ask an engineer first' })
  expect(within(region).getByRole('link', { name: 'Get Product Help' })).toHaveAttribute('href', '/kontakt')
})

test('items beyond the third are not shown', async () => {
  const { container } = await renderExample(support['five items'])
  expect(cards()).toHaveLength(2)
  expect(pictures(container)).toHaveLength(3)
})

test('without a third item there is no ground', async () => {
  const { container } = await renderExample(support['two items'])
  expect(cards()).toHaveLength(2)
  expect(pictures(container)).toHaveLength(2)
})

test('rich text replaces the plain one', async () => {
  await renderExample(support['rich text'])
  expect(screen.getByText('all')).toBeVisible()
  expect(screen.queryByText(/a picture size/)).toBeNull()
})
