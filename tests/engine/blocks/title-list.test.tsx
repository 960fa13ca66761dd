import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { titleListExamples as showcase } from '../../../block-library/showcase/title-list-examples.ts'
import { setReducedMotion } from '../../support/jsdom-setup.ts'
import { renderExample } from '../../support/render-example.tsx'

// Fakes only the interval: user-event needs real timeouts.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  setReducedMotion(false)
  vi.useRealTimers()
})

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const chosen = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent)
const figure = () => screen.getByRole('figure')
const picture = () => figure().querySelector('img')?.getAttribute('src')

test('lists every title and shows the first picture with its words', async () => {
  await renderExample(showcase.default)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Lobby',
    'Boardroom',
    'Town hall',
  ])
  expect(chosen()).toEqual(['Lobby'])
  expect(picture()).toBe('/storage/pictures/office-lobby-1.webp')
  expect(figure()).toHaveTextContent('P2.5 behind the reception, seen from the door.')
})

test('a click on a title selects its picture and words', async () => {
  await renderExample(showcase.default)
  await userEvent.click(screen.getByRole('button', { name: 'Town hall' }))
  expect(chosen()).toEqual(['Town hall'])
  expect(picture()).toBe('/storage/pictures/townhall-office-1.webp')
  expect(figure()).toHaveTextContent('P2.5 for meetings of all staff')
  expect(figure()).not.toHaveTextContent('P2.5 behind the reception')
})

test('rotates by itself every three seconds, and around', async () => {
  await renderExample(showcase.default)
  wait(2999)
  expect(chosen()).toEqual(['Lobby'])
  wait(1)
  expect(chosen()).toEqual(['Boardroom'])
  wait(3000)
  expect(chosen()).toEqual(['Town hall'])
  wait(3000)
  expect(chosen()).toEqual(['Lobby'])
})

test('keeps the pace its config gives', async () => {
  await renderExample(showcase['slower pace'])
  wait(5999)
  expect(chosen()).toEqual(['Lobby'])
  wait(1)
  expect(chosen()).toEqual(['Boardroom'])
})

test('continues from the selected title after pointer and focus leave', async () => {
  await renderExample(showcase.default)
  // Uses one pointer for both presses, so that it leaves the first target.
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Boardroom' }))
  wait(7000)
  expect(chosen()).toEqual(['Boardroom'])
  await user.click(document.body)
  await act(() => Promise.resolve())
  wait(3000)
  expect(chosen()).toEqual(['Town hall'])
})

test('does not rotate under reduced motion', async () => {
  setReducedMotion(true)
  await renderExample(showcase.default)
  wait(7000)
  expect(chosen()).toEqual(['Lobby'])
  expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull()
})

test('reserves no space for words if no picture has any', async () => {
  const { unmount } = await renderExample(showcase.default)
  expect(figure().querySelector('figcaption')).toBeVisible()
  unmount()
  await renderExample(showcase.shortest)
  expect(figure().querySelector('figcaption')).toBeNull()
})

test('contains the figure of every title, and hides all except the selected one', async () => {
  const { container } = await renderExample(showcase.default)
  const figures = [...container.querySelectorAll('figure')]
  const pictures = figures.map((each) => each.querySelector('img'))
  expect(pictures.map((image) => image?.getAttribute('src'))).toEqual([
    '/storage/pictures/office-lobby-1.webp',
    '/storage/pictures/boardroom-2.webp',
    '/storage/pictures/townhall-office-1.webp',
  ])
  expect(pictures.map((image) => image?.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy'])
  const visibilities = () => figures.map((each) => getComputedStyle(each).visibility)
  expect(visibilities()).toEqual(['visible', 'hidden', 'hidden'])
  await userEvent.click(screen.getByRole('button', { name: 'Boardroom' }))
  expect(visibilities()).toEqual(['hidden', 'visible', 'hidden'])
})

test('its control pauses it', async () => {
  await renderExample(showcase.default)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  await user.click(document.body)
  await act(() => Promise.resolve())
  wait(7000)
  expect(chosen()).toEqual(['Lobby'])
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
})
