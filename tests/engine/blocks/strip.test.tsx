import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepUnits } from '../../../schemas/shared/keep-units.ts'
import { attach } from '../../../block-library/strip/strip.behaviour.ts'
import { stripExamples as strip } from '../../../block-library/strip/examples.ts'
import { setReducedMotion } from '../../support/jsdom-setup.ts'
import { renderExample } from '../../support/render-example.tsx'

// Fakes only frames and their clock: user-event needs real timeouts.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
})

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const track = () => screen.getByRole('group', { name: 'Sizes and distances' })
const titles = ['Size 1 · 1.2–4 m', 'Size 2 · 1.8–5.5 m', 'Size 3 · 2.5–8 m', 'Size 4 · 4–12 m'].map(
  keepUnits,
)

const lists = () => within(track()).getAllByRole('list', { hidden: true })

/** Renders the strip with sizes that jsdom lacks: a width, and lists of 200 px after an edge of 20 px. */
async function renderStrip() {
  await renderExample(strip.default)
  for (const [index, list] of lists().entries())
    list.getBoundingClientRect = () => new DOMRect(20 + index * 200 - track().scrollLeft, 0, 200, 100)
}

test('shows its list twice, and hides the copy from screen readers', async () => {
  await renderStrip()
  expect(
    within(track())
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(titles)
  expect(lists().map((list) => list.getAttribute('aria-hidden'))).toEqual([null, 'true'])
  expect(lists().map((list) => [...list.children].map((item) => item.textContent))).toEqual([titles, titles])
})

test('goes on from where the visitor scrolled it', async () => {
  await renderStrip()
  wait(500)
  track().scrollLeft = 120
  wait(500)
  expect(track().scrollLeft).toBeGreaterThan(140)
  expect(track().scrollLeft).toBeLessThan(152)
})

test('rests under the pointer, and drifts on from there', async () => {
  await renderStrip()
  wait(1000)
  const place = track().scrollLeft
  await userEvent.hover(track())
  wait(2000)
  expect(track().scrollLeft).toBe(place)
  await userEvent.unhover(track())
  wait(1000)
  expect(track().scrollLeft).toBeGreaterThan(place + 50)
})

test('rests under focus, so that arrow keys can scroll it', async () => {
  await renderStrip()
  // jsdom does not distinguish `:focus-visible` from other focus.
  vi.spyOn(track(), 'matches').mockReturnValue(true)
  await userEvent.tab()
  expect(track()).toHaveFocus()
  wait(2000)
  expect(track().scrollLeft).toBe(0)
})

test('stands still under reduced motion', async () => {
  setReducedMotion(true)
  await renderStrip()
  wait(2000)
  expect(track().scrollLeft).toBe(0)
})

test('has a name where its section has none', async () => {
  await renderExample(strip.shortest)
  expect(screen.getByRole('group', { name: 'Items' })).toBeVisible()
})

test('holds as many copies as a wide screen takes, and only those of its markup once it is detached', async () => {
  let resized = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback)
        resized = () => callback([], this)
      }
    },
  )
  await renderStrip()
  const frame = track()
  let width = 900
  Object.defineProperty(frame, 'clientWidth', { get: () => width })
  const copies = () => [...frame.children].map((list) => list.getAttribute('aria-hidden'))
  // The first list is 200 px wide.
  resized()
  expect(copies()).toEqual([null, 'true', 'true', 'true', 'true', 'true'])
  expect(frame.lastElementChild?.textContent).toBe(titles.join(''))
  width = 390
  resized()
  expect(copies()).toEqual([null, 'true', 'true'])
  cleanup()
  expect(copies()).toEqual([null, 'true'])
})

test('asks for no frames while it is far from the screen', async () => {
  let near: (isIntersecting: boolean) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback) {
        super(callback)
        near = (isIntersecting) => callback([Object.create({ isIntersecting })], this)
      }
    },
  )
  await renderStrip()
  wait(1000)
  const place = track().scrollLeft
  near(false)
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  wait(1000)
  expect(frames).not.toHaveBeenCalled()
  expect(track().scrollLeft).toBe(place)
  near(true)
  wait(1000)
  expect(track().scrollLeft).toBeGreaterThan(place + 50)
})

test('stands still once it is detached, and drifts on when it is attached again', async () => {
  await renderStrip()
  const frame = track()
  cleanup()
  document.body.append(frame)
  wait(1000)
  expect(frame.scrollLeft).toBe(0)
  const detach = attach(frame)
  wait(1000)
  expect(frame.scrollLeft).toBeGreaterThan(50)
  detach()
  frame.remove()
})
