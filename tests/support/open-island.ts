import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { EnquiryField } from '../../schemas/enquiry.ts'
import { isNeededNow } from '../../src/runtime/app/island-needs.ts'
import { watchIslands } from '../../src/runtime/app/watch-islands.ts'
import { showPublished } from './visit-published.tsx'

/** Opens a published page whose island waits for the visitor, as `src/runtime/app/main.ts` does. */
export async function openIsland(address: string): Promise<HTMLElement> {
  await showPublished(address)
  watchIslands({ isNeeded: isNeededNow, reload: () => false })
  return islandOf(document)
}

/** Finds the only island of a page. */
export function islandOf(page: ParentNode): HTMLElement {
  const island = page.querySelector<HTMLElement>('[data-island]')
  if (!island) throw new Error('The page has no island')
  return island
}

/** Finds a field of the page's enquiry form. */
export function enquiryField(name: EnquiryField) {
  const field = islandOf(document).querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!field) throw new Error(`The form has no field ${name}`)
  return field
}

/** Finds the button of the page's enquiry form. */
export function submitButton(): HTMLButtonElement {
  const button = islandOf(document).querySelector<HTMLButtonElement>('form > button')
  if (!button) throw new Error('The form has no button')
  return button
}

/** Moves the pointer over an island. */
export const turnTo = (island: HTMLElement) => fireEvent.pointerOver(island)

/** Resolves once React has hydrated an island. */
export const hydrated = (island: HTMLElement) => waitFor(() => expect(isHydrated(island)).toBe(true))

/** Whether React knows the elements of an island: it marks them as it hydrates them. */
export const isHydrated = (island: HTMLElement) =>
  Object.keys(island.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'))

/** Types into a native field without an event, as before the script that listens is loaded. */
export function typeUnheard(field: { value: string }, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
}

export const pause = () => new Promise((resolve) => setTimeout(resolve, 100))
