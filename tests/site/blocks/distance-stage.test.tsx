import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples as stage } from '../../../block-library/led/distance-stage/examples.ts'
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
  setReducedMotion(false)
  decode.mockReset()
  // Test files share their environment, and a carousel waits where pictures can be decoded.
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

const words = () =>
  [...document.querySelectorAll('[aria-live] p')]
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    .join(' ')
const frame = () => {
  const found = document.querySelector<HTMLElement>('[data-behaviour="distance-stage"]')
  if (!found) throw new Error('There is no stage')
  return found
}
// The slider is invisible until the script runs.
const slider = () => screen.getByRole<HTMLInputElement>('slider', { hidden: true })
const touch = () => act(() => void frame().dispatchEvent(new Event('pointerdown', { bubbles: true })))

/** Renders the stage and touches it, so that its script is loaded. */
async function openStage() {
  const rendered = await renderExample(stage['with a lead and a rival'])
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
  await renderExample(stage['with a lead and a rival'])
  expect(screen.getByRole('img', { name: 'LED wall on the front of a building' })).toHaveAttribute(
    'src',
    '/media/stage-outdoor.webp',
  )
  expect(words()).toBe(
    'From 30 m the eye cannot separate the pixels of P6 (0.7 minutes of arc). ' +
      'At noon (20,000 lux) 5,500 nits stand out: 23 to one. 800 nits would look grey: 4.1 to one.',
  )
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

test('describes the view from each distance, with each pitch and at each hour', async () => {
  await openStage()
  walkTo(0)
  await waitFor(() =>
    expect(words()).toContain('From 1.2 m single pixels of P6 are visible (17 minutes of arc)'),
  )
  expect(slider()).toHaveAttribute('aria-valuetext', '1.2\u00a0m')
  await userEvent.click(screen.getByRole('radio', { name: 'P10' }))
  await waitFor(() => expect(words()).toContain('single pixels of P10'))
  await userEvent.click(screen.getByRole('radio', { name: 'Night' }))
  await waitFor(() => expect(words()).toContain('At night (10 lux) 250 nits stand out'))
  expect(words()).not.toContain('800 nits')
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

test('stays a picture with reduced motion', async () => {
  setReducedMotion(true)
  await renderExample(stage.default)
  touch()
  await new Promise((done) => setTimeout(done, 50))
  expect(decode).not.toHaveBeenCalled()
  expect(frame()).not.toHaveAttribute('data-ready')
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
  const [control, text] = [slider(), document.querySelector('[data-part=eye]')]
  unmount()
  control.value = '0'
  control.dispatchEvent(new Event('input', { bubbles: true }))
  await new Promise((done) => setTimeout(done, 50))
  expect(text).toHaveTextContent(/^From 30/)
})
