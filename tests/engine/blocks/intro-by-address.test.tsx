import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addressExamples as card } from '../../../block-library/intro/address-examples.ts'
import { bindExample, renderExample } from '../../support/render-example.tsx'

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('shows the card whose key is the slug, and no other', async () => {
  const { container } = await renderExample(card.default)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Rental LED$/)
  expect(container.querySelector('strong')).toHaveTextContent('crew')
  expect(container.querySelector('img')).toHaveAttribute('src', '/storage/pictures/rental-stage-1.webp')
  expect(screen.queryByText(/Hospitals/)).toBeNull()
  expect(screen.queryByText(/\(plain\)/)).toBeNull()
})

test('any other slug is found by the key rule; the one link is the button', async () => {
  await renderExample(card['another slug'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hospitals & Clinics')
  expect(links()).toEqual([['Get Started Today', '/kontakt']])
})

test('the page is called by the industry', async () => {
  const { name } = await bindExample(card.default)
  expect(name).toBe('Rental LED')
})

test('the words of the page are shown where the service has none', async () => {
  await renderExample(card['text of the page where the service has none'])
  expect(screen.getByText('Ask us about this sector.')).toBeVisible()
})

test.each([
  ['slug of no card', 'no item has the key Rental'],
  ['address without a slug', 'no item has the key undefined'],
  ['section missing', 'its section is missing'],
])('%s: is not shown', async (name, reason) => {
  const { shown, hidden } = await bindExample(card[name])
  expect(shown).toEqual([])
  expect(hidden.map((block) => block.reason)).toEqual([reason])
})

test('letters count as they are written in the address', async () => {
  const { shown } = await bindExample({
    ...card.default,
    input: { visit: { params: { slug: 'rentalled' } } },
  })
  expect(shown).toEqual([])
})
