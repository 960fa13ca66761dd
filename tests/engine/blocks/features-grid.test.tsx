import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { featuresGridExamples as grid } from '../../../block-library/features-grid/examples.ts'
import { renderExample } from '../../support/render-example.tsx'
import { takeConsole } from '../../support/fail-on-console.ts'
import { watchEvents } from '../../support/events.ts'

const events = watchEvents()

/** Returns the background of the first tile. */
const pictureRow = () =>
  screen.getAllByRole('article').map((tile) => getComputedStyle(tile).gridTemplateRows)[0]
const tiles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test.each([
  [
    'a picture is on the tile with its title, at any position',
    'titles out of order',
    'Touch Response | Multi-Touch | High Brightness | Low Latency | Durable Surface',
  ],
  [
    'with that option, a title is found by a part of it',
    'title that contains the words',
    'Plug-and-play | Fits a lift | Lightweight | Easy transport on castors | Slim Profile',
  ],
  [
    'where no title matches, tiles are in order',
    'no title matches',
    'Ten fingers | Glass front | No lag | Bright | Loud',
  ],
  [
    'items are placed by title in any letter case, then by position, then on free tiles',
    'some titles match',
    'touch response | Ten fingers | Loud | Glass front | Durable Surface',
  ],
])('%s', async (_, name, expected) => {
  await renderExample(grid[name])
  expect(tiles().join(' | ')).toBe(expected)
})

test('shows five tiles, however many pictures are sent', async () => {
  await renderExample(grid.longest)
  expect(tiles()).toHaveLength(5)
})

test('shows the title alone on the tiles that the config names', async () => {
  await renderExample(grid['title only on small tiles'])
  const words = screen.getAllByRole('article').map((tile) => tile.textContent)
  expect(words).toEqual([
    'Touch ResponseWhat Touch Response does for the people in the room.',
    'Multi-Touch',
    'High BrightnessWhat High Brightness does for the people in the room.',
    'Low Latency',
    'Durable SurfaceWhat Durable Surface does for the people in the room.',
  ])
})

test('shows the features that the config itself holds', async () => {
  await renderExample(grid['fixed items with descriptions'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Why Event Teams Choose Example')
  expect(tiles()).toHaveLength(5)
  expect(screen.getByText('Low Latency, measured at the frame.')).toBeVisible()
})

test.each([
  ['section without pictures', 'No features data available'],
  ['section absent, with a text for it', 'Loading features...'],
])('%s: shows a message', async (name, message) => {
  await renderExample(grid[name])
  expect(screen.getByText(message)).toBeVisible()
  expect(tiles()).toEqual([])
})

test('a picture that fails is reported, and its tile shows words', async () => {
  const { container } = await renderExample(grid.default)
  const pictures = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  const failing = container.querySelector('img[src="/storage/pictures/touch-wall-2.webp"]')
  if (!failing) throw new Error('The second tile has no picture')
  fireEvent.error(failing)
  expect(pictures()).toEqual([1, 3, 4, 1].map((number) => `/storage/pictures/touch-wall-${number}.webp`))
  expect(events).toEqual([{ kind: 'picture-failed', src: '/storage/pictures/touch-wall-2.webp' }])
  takeConsole()
  expect(screen.queryByText('The picture cannot be loaded')).toBeNull()
  expect(tiles()).toContain('Multi-Touch')
})

test('shows rich text as HTML, except on tiles with a title alone', async () => {
  await renderExample(grid['rich text'])
  expect(screen.getAllByRole('article').map((tile) => tile.querySelector('em')?.textContent)).toEqual([
    'Touch Response',
    undefined,
    'High Brightness',
    'Low Latency',
    'Durable Surface',
  ])
})

test('without pictures the tiles have no space for them', async () => {
  await renderExample(grid['fixed items with descriptions'])
  expect(pictureRow()).not.toContain('rem')
  expect(tiles()).toHaveLength(5)
  cleanup()
  await renderExample(grid.default)
  expect(pictureRow()).toContain('rem')
})
