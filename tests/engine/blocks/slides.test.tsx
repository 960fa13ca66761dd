import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { attach } from '../../../block-library/showcase/showcase.behaviour.ts'
import { slideExamples as carousel } from '../../../block-library/showcase/slide-examples.ts'
import { setReducedMotion } from '../../support/jsdom-setup.ts'
import { renderExample } from '../../support/render-example.tsx'

const first = 'Presentation wall in a boardroom'
const second = 'Overview wall in a control room'
const last = 'Main screen in an auditorium'

// Fakes only the interval: user-event needs real timeouts.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
// jsdom caches its first answer for `:hover` and `:focus-within`. This replaces them, as in a browser whose pointer
// leaves.
beforeEach(() => {
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    if (selector === ':hover') return false
    if (selector === ':focus-within') return this.contains(document.activeElement)
    return matches.call(this, selector)
  })
})

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const stage = (name = 'Indoor walls by room') => screen.getByRole('group', { name })
/** Returns the only slide that is not hidden from assistive technology. */
const slide = () => screen.getByRole('group', { name: /^\d+ of \d+$/ })

const takePointerAway = () => userEvent.unhover(stage())

async function takeFocusAway() {
  act(() => screen.getByRole('button', { name: /Pause|Play/ }).blur())
  // Focus may have moved within the carousel, so the carousel checks a moment later.
  await act(() => Promise.resolve())
}

test('starts at the first slide; next and previous go around', async () => {
  await renderExample(carousel.default)
  expect(slide()).toHaveAccessibleName('1 of 3')
  expect(slide()).toHaveTextContent(first)
  await press('Next')
  expect(slide()).toHaveTextContent(second)
  await press('Next')
  expect(slide()).toHaveTextContent(last)
  await press('Next')
  expect(slide()).toHaveTextContent(first)
  await press('Previous')
  expect(slide()).toHaveTextContent(last)
  await press('Previous')
  expect(slide()).toHaveTextContent(second)
})

test('moves on every three seconds, and around', async () => {
  await renderExample(carousel.default)
  wait(2999)
  expect(slide()).toHaveTextContent(first)
  wait(1)
  expect(slide()).toHaveTextContent(second)
  wait(3000)
  expect(slide()).toHaveTextContent(last)
  wait(3000)
  expect(slide()).toHaveTextContent(first)
})

test('uses the interval of its config', async () => {
  await renderExample(carousel['slower pace'])
  wait(7999)
  expect(slide()).toHaveTextContent(first)
  wait(1)
  expect(slide()).toHaveTextContent(second)
})

test('rests under the pointer, and goes on when it leaves', async () => {
  await renderExample(carousel.default)
  await userEvent.hover(stage())
  wait(7000)
  expect(slide()).toHaveTextContent(first)
  await takePointerAway()
  wait(3000)
  expect(slide()).toHaveTextContent(second)
})

test('rests while focus is within, and goes on when it leaves', async () => {
  await renderExample(carousel.default)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus()
  wait(7000)
  expect(slide()).toHaveTextContent(first)
  await takeFocusAway()
  wait(3000)
  expect(slide()).toHaveTextContent(second)
})

test('stays paused by its control until the visitor presses play', async () => {
  await renderExample(carousel.default)
  await press('Pause')
  await takePointerAway()
  await takeFocusAway()
  wait(7000)
  expect(slide()).toHaveTextContent(first)
  await press('Play')
  await takePointerAway()
  await takeFocusAway()
  wait(3000)
  expect(slide()).toHaveTextContent(second)
})

test('rests while the page is hidden', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await renderExample(carousel.default)
  wait(7000)
  expect(slide()).toHaveTextContent(first)
  hidden.mockRestore()
  wait(3000)
  expect(slide()).toHaveTextContent(second)
})

test('under reduced motion, moves only by its controls', async () => {
  setReducedMotion(true)
  await renderExample(carousel.default)
  wait(7000)
  expect(slide()).toHaveTextContent(first)
  expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull()
  await press('Next')
  expect(slide()).toHaveTextContent(second)
})

test('one slide needs no controls', async () => {
  await renderExample(carousel['one slide'])
  expect(slide()).toHaveTextContent(first)
  expect(screen.queryAllByRole('button')).toEqual([])
  wait(3000)
  expect(slide()).toHaveTextContent(first)
})

test('has the default name For Showcase', async () => {
  await renderExample(carousel.shortest)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('For Showcase')
  expect(stage('For Showcase')).toBeVisible()
})

test('shows the description of its section only where the config asks for it', async () => {
  const description = 'The same cabinets, set up for very different working days.'
  const { unmount } = await renderExample(carousel.default)
  expect(screen.queryByText(description)).toBeNull()
  unmount()
  await renderExample(carousel['with its description'])
  expect(screen.getByText(description)).toBeVisible()
})

test('goes on where it was when it is attached again, paused if it was paused', async () => {
  await renderExample(carousel.default)
  const frame = stage()
  await press('Next')
  await press('Pause')
  await takePointerAway()
  await takeFocusAway()
  cleanup()
  document.body.append(frame)
  let detach = attach(frame)
  wait(7000)
  expect(slide()).toHaveTextContent(second)
  await press('Play')
  await takePointerAway()
  await takeFocusAway()
  wait(3000)
  expect(slide()).toHaveTextContent(last)
  detach()
  wait(7000)
  await press('Next')
  expect(slide()).toHaveTextContent(last)
  detach = attach(frame)
  await press('Next')
  expect(slide()).toHaveTextContent(first)
  detach()
  frame.remove()
})

test('follows a change of the setting for motion', async () => {
  const query = Object.assign(matchMedia('(prefers-reduced-motion: reduce)'), { matches: false })
  vi.spyOn(window, 'matchMedia').mockReturnValue(query)
  await renderExample(carousel.default)
  const change = (matches: boolean) =>
    act(() => void Object.assign(query, { matches }).dispatchEvent(new Event('change')))
  change(true)
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  wait(7000)
  expect(slide()).toHaveTextContent(first)
  change(false)
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  wait(3000)
  expect(slide()).toHaveTextContent(second)
})

test('shows the number of the current slide', async () => {
  const { container } = await renderExample(carousel.default)
  const count = container.querySelector('[data-count]')
  expect(count).toHaveTextContent('1 / 3')
  await press('Previous')
  expect(count).toHaveTextContent('3 / 3')
})
