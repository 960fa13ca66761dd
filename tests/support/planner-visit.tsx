import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { examples } from '../../block-library/led/screen-planner/examples.ts'
import { renderExample } from './render-example.tsx'

export const address = () => window.location.pathname + window.location.search

/** Goes back. jsdom does so after a timer. */
export const back = () =>
  act(async () => {
    history.back()
    await vi.advanceTimersByTimeAsync(10)
  })

/** Opens the planner at an address. */
export async function open(at = '/plan', example = 'default') {
  history.pushState(null, '', at)
  await renderExample(examples[example])
}

export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label)
export const say = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
/** Returns the verdict above the fields. */
export const verdict = () => document.querySelector('[data-state]')?.textContent.replaceAll('\u00a0', ' ')
/** Waits for the changes that follow a pause of the visitor. */
export const rest = () =>
  act(async () => {
    vi.advanceTimersByTime(400)
  })
export const answer = (name: string) =>
  screen
    .getAllByText(name, { selector: 'dt' })
    .at(-1)
    ?.nextElementSibling?.textContent.replaceAll('\u00a0', ' ')
    .replace(/ (typical|from the supplier)$/, '')
    .trim()
