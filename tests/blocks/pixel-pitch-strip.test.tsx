import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepUnits } from '../../schemas/shared/keep-units.ts'
import { pixelPitchStripExamples as strip } from '../../block-library/pixel-pitch-strip/examples.ts'
import { setReducedMotion } from '../support/jsdom-setup.ts'
import { renderExample } from '../support/render-example.tsx'

// Only frames and their clock are faked: user-event waits on real timeouts.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
})
afterEach(() => {
  setReducedMotion(false)
  vi.useRealTimers()
})

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const track = () => screen.getByRole('group', { name: 'Pixel pitch and viewing distance' })
const titles = ['P1.2 · 1.2–4 m', 'P1.8 · 1.8–5.5 m', 'P2.5 · 2.5–8 m', 'P4 · 4–12 m'].map(keepUnits)

const lists = () => within(track()).getAllByRole('list', { hidden: true })

/** Renders the strip with what jsdom does not give it: a width, and lists of 200 px each behind an edge of 20. */
async function renderStrip() {
  await renderExample(strip.default)
  for (const [index, list] of lists().entries())
    list.getBoundingClientRect = () => new DOMRect(20 + index * 200 - track().scrollLeft, 0, 200, 100)
}

test('shows its list twice, and the copy to the eye alone', async () => {
  await renderStrip()
  expect(
    within(track())
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(titles)
  expect(lists().map((list) => list.getAttribute('aria-hidden'))).toEqual([null, 'true'])
  expect(lists().map((list) => [...list.children].map((item) => item.textContent))).toEqual([titles, titles])
})

test('drifts sixty pixels a second', async () => {
  await renderStrip()
  wait(1000)
  expect(track().scrollLeft).toBeGreaterThan(57)
  expect(track().scrollLeft).toBeLessThanOrEqual(60)
})

test('goes back by one list once the first is out of view', async () => {
  await renderStrip()
  wait(3600)
  expect(track().scrollLeft).toBeGreaterThan(210)
  wait(300)
  // Not to its very beginning, where the edge before the first list would come into view.
  expect(track().scrollLeft).toBeGreaterThan(20)
  expect(track().scrollLeft).toBeLessThan(40)
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
  // jsdom does not tell the keyboard's focus from another.
  vi.spyOn(track(), 'matches').mockReturnValue(true)
  await userEvent.tab()
  expect(track()).toHaveFocus()
  wait(2000)
  expect(track().scrollLeft).toBe(0)
})

test('stands still for a visitor who asked for less motion', async () => {
  setReducedMotion(true)
  await renderStrip()
  wait(2000)
  expect(track().scrollLeft).toBe(0)
})

test('has a name where its section has none', async () => {
  await renderExample(strip.shortest)
  expect(screen.getByRole('group', { name: 'Pixel pitches' })).toBeVisible()
})
