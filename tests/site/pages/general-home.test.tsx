import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { headOf } from '../../support/head.ts'
import { servedSections, withServer } from '../../support/served-content.ts'
import { block, pictures, stored } from '../../support/shown.ts'
import { arrived, visitSite } from '../../support/visit-site.tsx'

withServer()
beforeEach(() => sessionStorage.clear())

const sections = servedSections({ endpoint: 'home' })
const itemsOf = (key: string) => sections.find(({ section }) => section === key)?.images ?? []

/** Formats links, such as `Indoor LED Walls /products/indoor-led-video-walls`. */
const linesOf = (links: HTMLElement[]) =>
  links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)

async function openHome() {
  const view = visitSite('/')
  return { ...view, main: await arrived() }
}

test('its film loops muted, and has no sources under reduced motion', async () => {
  const { main } = await openHome()
  const film = main.querySelector('video')
  expect(film).toMatchObject({ loop: true, muted: true })
  const sources = [...(film?.querySelectorAll('source') ?? [])]
  expect(sources.map((source) => source.getAttribute('src'))).toEqual([
    '/media/hero-home.webm',
    '/media/hero-home.mp4',
  ])
  expect(new Set(sources.map(({ media }) => media))).toEqual(
    new Set(['(prefers-reduced-motion: no-preference)']),
  )
})

test('’Get Instant Quote’ opens the chat in a new tab, its message written', async () => {
  const { main } = await openHome()
  const link = within(main).getByRole('link', { name: 'Get Instant Quote' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  const address = new URL(link.getAttribute('href') ?? '')
  expect(address.pathname).toMatch(/^\/\d{12}$/)
  expect([...address.searchParams]).toEqual([['text', 'Hi, I want an instant quote']])
})

test('the cards show picture, title and the rich text', async () => {
  await openHome()
  const cards = block('Four things that make a display worth buying')
  expect(pictures(cards)).toEqual(stored(itemsOf('home_section1')))
  expect(within(cards).getAllByRole('heading', { level: 3 })).toHaveLength(4)
  expect(within(cards).queryByText(/Learn More/)).toBeNull()
})

test('the nine pictures lead to the nine products, in the document’s order', async () => {
  await openHome()
  const tiles = within(block('Nine kinds of display, one supplier')).getAllByRole('link')
  const paths = [
    'indoor-led-video-walls',
    'outdoor-led-video-walls',
    'interactive-displays',
    'transparent-led-display',
    'truck-mounted-displays',
    'flexible-curved-led-walls',
    'custom-led-display',
    'led-standee-display',
    'rental-event-display',
  ]
  const items = itemsOf('home_section2')
  expect(linesOf(tiles)).toEqual(paths.map((path, index) => `${items[index]?.title} /products/${path}`))
  expect(tiles.map((tile) => pictures(tile))).toEqual(items.map((item) => stored([item])))
})

test('the tiles lead to the eight industries and swap their icon', async () => {
  await openHome()
  const tiles = within(block('Planned for the place you run'))
    .getAllByRole('link')
    .filter((link) => link.querySelector('img'))
  expect(linesOf(tiles)).toEqual([
    'Events and Exhibitions /industry/EventsAndExhibitions',
    'Manufacturing Factories /industry/ManufacturingAndFactories',
    'Education /industry/EducationAndInstitutions',
    'Transport and Public Venues /industry/TransportPublicVenues',
    'Hotels and Hospitalities /industry/HospitalityAndHotels',
    'Government and Public Spaces /industry/GovernmentAndCivicSpaces',
    'Retail Environments /industry/Retail',
    'Corporate Office /industry/CorporateOffice',
  ])
  const icons = itemsOf('home_section3').map((item) => stored([item]))
  expect(icons.map((pair) => pair.length)).toEqual(icons.map(() => 2))
  expect(tiles.map((tile) => pictures(tile))).toEqual(icons)
})

test('help shows two cards over the third picture', async () => {
  await openHome()
  const help = block('Ask an engineer before you ask for a price')
  const [first, second, third] = itemsOf('home_section4')
  expect(pictures(help)).toEqual(stored([first, second]))
  expect(help).not.toHaveTextContent(third?.title ?? '')
  expect(help.parentElement?.querySelector('img')).toHaveAttribute('src', ...stored([third]))
})

test('a feature under the pointer shows its text in place of the one before', async () => {
  await openHome()
  const features = within(block('What to look for in any LED wall'))
  const [, camera] = itemsOf('home_section5')
  const text = () => features.getByText(/banding|bands when refresh is low/)
  expect(text()).not.toBeVisible()
  await userEvent.hover(features.getByText(camera?.title ?? '', { selector: 'summary' }))
  expect(text()).toBeVisible()
  const { parentElement: list } = features.getAllByRole('listitem')[0] ?? {}
  expect(list?.querySelectorAll('details[open]')).toHaveLength(1)
})

test('no block shows its sixth section', async () => {
  const { main } = await openHome()
  const unused = sections.find(({ section }) => section === 'home_section6')?.title ?? 'no sixth section'
  expect(main).not.toHaveTextContent(unused)
  expect(unused).not.toBe('no sixth section')
})

test('the help button brings the visitor to the contact page and down to its form, once', async () => {
  const scroll = vi.mocked(Element.prototype.scrollIntoView)
  scroll.mockClear()
  const { main, go, follow } = await openHome()
  const later = vi.spyOn(globalThis, 'setTimeout')
  const help = within(main).getByRole('link', { name: 'Get Product Help' })
  expect(help).toHaveAttribute('href', '/contact')
  follow(help)
  await headOf('/contact')
  await arrived()
  // Checks the timer, because a busy machine may measure later.
  expect(later.mock.calls).toContainEqual([expect.any(Function), 300])
  later.mockRestore()
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' }))
  expect(scroll.mock.contexts[0]).toContainElement(screen.getByRole('form'))
  go('/')
  await headOf('/')
  go('/contact')
  await headOf('/contact')
  await arrived()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(scroll).toHaveBeenCalledTimes(1)
})
