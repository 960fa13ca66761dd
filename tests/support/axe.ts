import { act } from '@testing-library/react'
import axe from 'axe-core'
import { vi } from 'vitest'

// jsdom lays nothing out and paints nothing, so contrast can only be measured in the browser tests.
const unmeasurable = { 'color-contrast': { enabled: false } }

/** What axe-core objects to in the whole document, a line per element, and the rules it found kept. */
export async function axeReport(without: string[] = []) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  // As in index.html.
  document.documentElement.lang = 'en-IN'
  const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  // A carousel may move on meanwhile; act() tells React that a test is looking.
  const { violations, passes } = await act(() => axe.run(document, { rules: { ...unmeasurable, ...off } }))
  return {
    objections: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    kept: passes.map(({ id }) => id),
  }
}
