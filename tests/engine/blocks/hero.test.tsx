import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heroExamples as hero } from '../../../block-library/hero/examples.ts'
import { renderExample } from '../../support/render-example.tsx'
import { site } from '../../support/bakery.ts'
import { takeConsole } from '../../support/fail-on-console.ts'

const sentence =
  'Large and small works that last for many years, planned, built and maintained across the country.'
const title = () => screen.getByRole('heading', { level: 1 })

test('shows title, rich description and picture of its section', async () => {
  const { container } = await renderExample(hero.default)
  expect(title()).toHaveTextContent('Benches for public squares')
  const link = screen.getByRole('link', { name: 'outdoor benches' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(container.querySelector('img')).toHaveAttribute('src', '/storage/pictures/government-plaza-3.webp')
})

test('its own words and picture replace the section’s', async () => {
  await renderExample(hero['words and picture of its own'])
  expect(title()).toHaveTextContent('Outdoor Benches')
  expect(screen.getByText('Four to ten seats, 50 to 70 kg, oiled at the factory.')).toBeVisible()
  expect(screen.queryByText(sentence, { exact: false })).toBeNull()
  expect(screen.getByRole('img', { name: 'A street corner in the evening' })).toHaveAttribute(
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
  expect(title()).toHaveTextContent('Benches for public squares')
  expect(screen.queryByText(sentence, { exact: false })).toBeNull()
})

test('shows its own title if its section is missing', async () => {
  await renderExample(hero['title of its own, section missing'])
  expect(title()).toHaveTextContent('Rental & Event Series')
})

test('loads its picture eagerly, and shows the words alone if it fails', async () => {
  const { container } = await renderExample(hero.default)
  const picture = container.querySelector('img')
  if (!picture) throw new Error('The hero has no picture')
  expect(picture).toHaveAttribute('loading', 'eager')
  fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.queryByText('The picture cannot be loaded')).toBeNull()
  expect(title()).toBeVisible()
  takeConsole()
})

test('its film loops automatically, muted and inline, under a chat link with its text already written', async () => {
  const { container } = await renderExample(hero['film over the whole screen'])
  const film = container.querySelector('video')
  if (!film) throw new Error('The hero has no film')
  const { muted, loop, autoplay, preload } = film
  // The behaviour starts the film, so that it does not delay the page.
  expect({ muted, loop, autoplay, preload }).toEqual({
    muted: true,
    loop: true,
    autoplay: false,
    preload: 'none',
  })
  expect(film).toHaveAttribute('playsinline')
  expect(film).toHaveAttribute('aria-hidden', 'true')
  // The hero's picture is behind the film until it runs. A poster would load the picture again, unoptimised.
  expect(film).not.toHaveAttribute('poster')
  const sources = [...film.querySelectorAll('source')].map(({ type }) => type)
  expect(sources).toEqual(['video/webm', 'video/mp4'])
  expect([...film.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
    '/media/hero-home.webm',
    '/media/hero-home.mp4',
  ])
  const link = screen.getByRole('link', { name: 'Get Instant Quote' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  const digits = site.phone.replaceAll(/\D/g, '')
  expect(link).toHaveAttribute(
    'href',
    `${site.chat?.href.replace('{phone}', digits)}?text=Hi%2C%20I%20want%20an%20instant%20quote`,
  )
  expect(link.getAttribute('href')).toMatch(/\d{10}\?text=/)
})

test.each([
  ['default', '70vh'],
  // jsdom has no wide screen, so this is the small one, whose tabs take a part of its height.
  ['film over the whole screen', 'calc(100svh - var(--size-tabs))'],
  ['banner', '22rem'],
])('%s: is %s high', async (name, height) => {
  const { container } = await renderExample(hero[name])
  const stage = container.querySelector('section')
  if (!stage) throw new Error('There is no stage')
  expect(getComputedStyle(stage).minHeight).toBe(height)
})

test.each([
  ['title of the page where the section has none', 'Sound Solutions for Every Sector'],
  ['title of the page where the section is missing', 'Sound Solutions for Every Sector'],
  ['section in front of the fallback title', 'Benches for public squares'],
])('%s: %s', async (name, expected) => {
  await renderExample(hero[name])
  expect(title()).toHaveTextContent(expected)
})
