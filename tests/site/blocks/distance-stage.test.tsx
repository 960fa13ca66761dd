import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples as stage } from '../../../block-library/led/distance-stage/examples.ts'
import { reportPlan } from '../../../block-library/led/parts/screen-plan.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { setReducedMotion } from '../../support/jsdom-setup.ts'
import { renderExample } from '../../support/render-example.tsx'

// jsdom decodes no pictures and has no animation frames that a test could await.
const decode = vi.fn<() => Promise<void>>()
beforeEach(() => {
  decode.mockResolvedValue()
  HTMLImageElement.prototype.decode = decode
})
afterEach(() => {
  decode.mockReset()
  // Test files share their environment, and a carousel waits where pictures can be decoded.
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

const words = () => document.querySelector('[aria-live]')?.textContent?.replaceAll('\u00a0', ' ')
const frame = () => {
  const element = document.querySelector<HTMLElement>('[data-behaviour="distance-stage"]')
  if (!element) throw new Error('There is no stage')
  return element
}
// The slider is invisible until the script runs.
const slider = () => screen.getByRole<HTMLInputElement>('slider', { hidden: true })
const touch = () => act(() => void frame().dispatchEvent(new Event('pointerdown', { bubbles: true })))

/** Renders the stage and touches it, so that its script is loaded. */
async function openStage() {
  const rendered = await renderExample(stage['with a lead'])
  touch()
  await waitFor(() => expect(frame()).toHaveAttribute('data-ready'))
  return rendered
}

/** Moves the control by script, since jsdom does not move it for keys. */
function walkTo(step: number) {
  slider().value = String(step)
  act(() => void slider().dispatchEvent(new Event('input', { bubbles: true })))
}

test('is a picture with the verdict for the first values, without a script', async () => {
  await renderExample(stage['with a lead'])
  expect(screen.getByRole('img', { name: 'LED wall on the front of a building' })).toHaveAttribute(
    'src',
    '/media/stage-outdoor.webp',
  )
  expect(words()).toBe('From 30 m nobody sees the dots of P6, and at noon its 5,500 nits stand out.')
  expect(
    screen.getByText('1,600 × 960', { normalizer: (text) => text.replaceAll('\u00a0', ' ') }),
  ).toBeVisible()
  expect(frame()).not.toHaveAttribute('data-ready')
})

test('has a native slider that says metres, and a group of radio buttons for pitch and for hour', async () => {
  await openStage()
  expect(screen.getByRole('slider', { name: 'Distance' })).toBe(slider())
  expect(slider()).toHaveAttribute('aria-valuetext', '30\u00a0m')
  const options = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ checked, parentElement }) => `${parentElement?.textContent}${checked ? ' checked' : ''}`)
  expect(options('Pixel pitch')).toEqual(['P4', 'P6 checked', 'P10'])
  expect(options('Hour')).toEqual(['Noon checked', 'Dusk', 'Night'])
})

test('is used by keyboard alone: Tab leads from control to control', async () => {
  await openStage()
  await userEvent.tab()
  expect(slider()).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'P6' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(words()).toContain('P10'))
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Noon' })).toHaveFocus()
})

test('a screen reader says the sentences once the visitor pauses', async () => {
  await openStage()
  const live = document.querySelector('[aria-live="polite"]')
  walkTo(40)
  expect(live).toHaveAttribute('aria-busy', 'true')
  walkTo(41)
  await waitFor(() => expect(live).toHaveAttribute('aria-busy', 'false'))
})

test('begins with the values that the browser restored', async () => {
  await renderExample(stage.default)
  slider().value = '0'
  touch()
  await waitFor(() => expect(words()).toContain('From 1.2 m'))
})

test('has its controls with reduced motion too', async () => {
  setReducedMotion(true)
  await openStage()
  walkTo(0)
  await waitFor(() => expect(words()).toContain('From 1.2 m'))
})

test('stays a picture if a file fails to load, and reports it to developers', async () => {
  decode.mockRejectedValue(new Error('no such picture'))
  await renderExample(stage.default)
  touch()
  await waitFor(() => expect(decode).toHaveBeenCalled())
  await waitFor(() => expect(takeConsole().join('\n')).toContain('The distance stage stays a picture'))
  expect(frame()).not.toHaveAttribute('data-ready')
})

test('has no listeners after it is removed', async () => {
  const { unmount } = await openStage()
  const [control, text] = [slider(), document.querySelector('[data-part=sentence]')]
  unmount()
  control.value = '0'
  control.dispatchEvent(new Event('input', { bubbles: true }))
  await new Promise((done) => setTimeout(done, 50))
  expect(text).toHaveTextContent(/^From 30/)
})

test('loads the picture of an hour when the hour is chosen, and fades from the drawing before', async () => {
  await renderExample(stage['with pictures of the hours'])
  touch()
  await waitFor(() => expect(frame()).toHaveAttribute('data-ready'))
  const isLoaded = (hour: number) =>
    decode.mock.contexts.includes(document.querySelector(`[data-hour="${hour}"] img`))
  const drawings = () => [...document.querySelectorAll('[data-view] canvas')]
  expect(isLoaded(2)).toBe(false)
  expect(drawings()).toHaveLength(1)
  await userEvent.click(screen.getByRole('radio', { name: 'Night' }))
  await waitFor(() => expect(drawings()).toHaveLength(2))
  expect(isLoaded(2)).toBe(true)
  expect(isLoaded(1)).toBe(false)
  drawings()[1]?.dispatchEvent(new Event('animationend'))
  expect(drawings()).toHaveLength(1)
})

test('shows the place as it is if the picture of an hour is missing, and reports it to developers', async () => {
  await renderExample(stage['with pictures of the hours'])
  touch()
  await waitFor(() => expect(frame()).toHaveAttribute('data-ready'))
  decode.mockRejectedValue(new Error('no such picture'))
  await userEvent.click(screen.getByRole('radio', { name: 'Night' }))
  await waitFor(() => expect(words()).toContain('at night'))
  await waitFor(() => expect(takeConsole().join('\n')).toContain('The stage has no picture of this hour'))
})

test('shows plans of its places, with their pitch and distance, and hides for other places', async () => {
  await renderExample(stage['for plans of one place'])
  const plan = (place: string) => act(() => reportPlan({ place, pitch: 'P10', nearM: 12 }))
  expect(frame()).not.toBeVisible()
  plan('outdoor')
  await waitFor(() => expect(frame()).toBeVisible())
  expect(slider()).toHaveValue('52')
  touch()
  await waitFor(() => expect(words()).toContain('From 12 m the picture on P10'))
  plan('indoor')
  await waitFor(() => expect(frame()).not.toBeVisible())
})
