import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heroExamples as hero } from '../../../block-library/hero/examples.ts'
import { attach } from '../../../block-library/hero/film.behaviour.ts'
import { setReducedMotion } from '../../support/jsdom-setup.ts'
import { renderExample } from '../../support/render-example.tsx'

const play = vi.fn<(this: HTMLMediaElement) => Promise<void>>()
const pause = vi.fn<() => void>()

// jsdom plays no films.
beforeEach(() => {
  let isPaused = true
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused)
  play.mockReset().mockImplementation(function (this: HTMLMediaElement) {
    isPaused = false
    this.dispatchEvent(new Event('playing'))
    return Promise.resolve()
  })
  pause.mockReset().mockImplementation(() => {
    isPaused = true
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
  // Fakes only the wait for an idle page: user-event needs real timeouts.
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => void idle.push(callback))
})
afterEach(() => void (idle.length = 0))

const idle: (() => void)[] = []
const settle = () => act(() => idle.splice(0).forEach((callback) => callback()))
const example = hero['film over the whole screen']
const button = (name: string) => screen.getByRole('button', { name })

async function renderFilm() {
  const { container } = await renderExample(example)
  const film = container.querySelector('video')
  const frame = container.querySelector<HTMLElement>('[data-behaviour="film"]')
  if (!film || !frame) throw new Error('The hero has no film')
  return { container, film, frame }
}

test('its film begins once the page has settled, and is seen once it plays', async () => {
  const { film } = await renderFilm()
  expect(play).not.toHaveBeenCalled()
  expect(getComputedStyle(film).opacity).toBe('0')
  settle()
  expect(play).toHaveBeenCalledTimes(1)
  expect(getComputedStyle(film).opacity).toBe('1')
})

test('it waits until the page has loaded', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await renderFilm()
  expect(idle).toEqual([])
  state.mockRestore()
  act(() => void window.dispatchEvent(new Event('load')))
  settle()
  expect(play).toHaveBeenCalledTimes(1)
})

test('it waits until a prerendered page is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  await renderFilm()
  expect(idle).toEqual([])
  Reflect.deleteProperty(document, 'prerendering')
  act(() => void document.dispatchEvent(new Event('prerenderingchange')))
  settle()
  expect(play).toHaveBeenCalledTimes(1)
})

test('its control pauses it and plays it', async () => {
  await renderFilm()
  settle()
  await userEvent.click(button('Pause'))
  expect(pause).toHaveBeenCalledTimes(1)
  await userEvent.click(button('Play'))
  expect(play).toHaveBeenCalledTimes(2)
  expect(button('Pause')).toBeVisible()
})

test('paused before it began, it does not begin', async () => {
  await renderFilm()
  await userEvent.click(button('Pause'))
  settle()
  expect(play).not.toHaveBeenCalled()
})

test('a browser that refuses to play it offers to play', async () => {
  play.mockReset().mockRejectedValue(new DOMException('Low power', 'NotAllowedError'))
  await renderFilm()
  settle()
  expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible()
})

test('for a visitor who saves data it begins only when its control is pressed', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }))
  await renderFilm()
  settle()
  expect(play).not.toHaveBeenCalled()
  await userEvent.click(button('Play'))
  expect(play).toHaveBeenCalledTimes(1)
})

test('under reduced motion there is the picture and no film', async () => {
  setReducedMotion(true)
  const { container } = await renderFilm()
  settle()
  expect(play).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/hero-home.webp')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brighten Every Space')
})

test('detached before the page has settled it does not begin, and attached again it does', async () => {
  const { frame } = await renderFilm()
  cleanup()
  settle()
  expect(play).not.toHaveBeenCalled()
  document.body.append(frame)
  const detach = attach(frame)
  settle()
  expect(play).toHaveBeenCalledTimes(1)
  detach()
  await userEvent.click(button('Pause'))
  expect(pause).not.toHaveBeenCalled()
  frame.remove()
})
