import { act } from '@testing-library/react'
import axe from 'axe-core'

const options = {
  // jsdom lays nothing out and paints nothing, so contrast can only be measured in the browser tests.
  rules: { 'color-contrast': { enabled: false } },
  // Nor does it play: axe would wait ten seconds for the length of a film.
  preload: { assets: ['cssom'] },
  // Nor does it load a foreign page into a frame, which axe would ask for its report.
  iframes: false,
}

/** What axe-core objects to in the whole document, a line per element, and the rules it found kept. */
export async function axeReport() {
  // As in index.html.
  document.documentElement.lang = 'en-IN'
  // A carousel may move on meanwhile; act() tells React that a test is looking.
  const { violations, passes } = await act(() => axe.run(document, options))
  return {
    objections: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    kept: passes.map(({ id }) => id),
  }
}
