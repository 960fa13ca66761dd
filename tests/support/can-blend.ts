import { waitFor } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { visitedBefore } from '../../src/enquiry/visit.ts'

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
})

/** A browser that can blend; it takes its picture when told to: until then the page before stays, and the next follows it at once. */
export function canBlend() {
  const changes: (() => void)[] = []
  const settled = { ready: Promise.resolve(), finished: Promise.resolve() }
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      changes.push(change)
      return settled
    },
  })
  return changes
}

/** Waits until the page that comes is all there, though not shown yet: then its title is noted for enquiries. */
export const allThere = (title: string) => waitFor(() => expect(visitedBefore()?.page).toBe(title))
