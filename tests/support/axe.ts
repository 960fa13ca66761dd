import { act } from '@testing-library/react'
import axe from 'axe-core'

const options = {
  // jsdom has no layout and no colours. The browser tests measure contrast.
  rules: { 'color-contrast': { enabled: false } },
  // jsdom plays no media: axe would wait ten seconds for a film's length.
  preload: { assets: ['cssom'] },
  // jsdom loads no foreign page into a frame, and axe would wait for its report.
  iframes: false,
}

/** Returns the violations that axe-core finds in the document, a line per element, and the rules that passed. */
export async function axeReport() {
  // As in index.html.
  document.documentElement.lang = 'en-IN'
  // A carousel may change its slide during the check. `act()` prevents React's warning about it.
  const { violations, passes } = await act(() => axe.run(document, options))
  return {
    objections: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    kept: passes.map(({ id }) => id),
  }
}
