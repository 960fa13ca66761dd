import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heroExamples as hero } from '../../block-library/hero/examples.ts'
import { bindExample, renderExample } from '../support/render-example.tsx'

const sentence =
  'Large pictures that stay readable in full daylight, surveyed, installed and maintained across India.'
const title = () => screen.getByRole('heading', { level: 1 })

test('shows title, rich description and picture of its section', async () => {
  const { container } = await renderExample(hero.default)
  expect(title()).toHaveTextContent('LED walls for public squares')
  const link = screen.getByRole('link', { name: 'outdoor walls' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(container.querySelector('img')).toHaveAttribute('src', '/storage/pictures/government-plaza-1.webp')
})

test('its own words and picture stand in front of the section’s', async () => {
  await renderExample(hero['words and picture of its own'])
  expect(title()).toHaveTextContent('Outdoor LED Wall Display')
  expect(screen.getByText('P4 to P10, 5,000 to 7,000 nits, IP65 at the front.')).toBeVisible()
  expect(screen.queryByText(sentence, { exact: false })).toBeNull()
  expect(screen.getByRole('img', { name: 'A lit wall on a street corner' })).toHaveAttribute(
    'src',
    '/media/hero-outdoor-led-video-walls.webp',
  )
})

test.each(['plain description', 'description without rich text'])(
  '%s: shows the plain text',
  async (name) => {
    await renderExample(hero[name])
    expect(screen.getByText(sentence)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  },
)

test('shows no description where the config wants none', async () => {
  await renderExample(hero['no description'])
  expect(title()).toHaveTextContent('LED walls for public squares')
  expect(screen.queryByText(sentence, { exact: false })).toBeNull()
})

test('is not shown without a title', async () => {
  const { shown, hidden } = await bindExample(hero['section without a title'])
  expect(shown).toEqual([])
  expect(hidden.map(({ reason }) => reason)).toEqual(['its section is missing or has no title'])
})

test('stands by its own title where its section is missing', async () => {
  await renderExample(hero['title of its own, section missing'])
  expect(title()).toHaveTextContent('Rental & Event Series')
})

test('loads its picture at once, and leaves the stage to the words when it fails', async () => {
  const { container } = await renderExample(hero.default)
  const picture = container.querySelector('img')
  if (!picture) throw new Error('The hero has no picture')
  expect(picture).toHaveAttribute('loading', 'eager')
  fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.queryByText('Image not available')).toBeNull()
  expect(title()).toBeVisible()
})
