import { goToAnchor } from './go-to-anchor.ts'

/**
 * Starts every page at the top, also after Back and Forward, and when the browser restores the page from its cache. An
 * address with an anchor starts at its anchor.
 */
export function startAtTop(): void {
  history.scrollRestoration = 'manual'
  const [navigation] = performance.getEntriesByType('navigation')
  const type = navigation && 'type' in navigation ? navigation.type : 'navigate'
  const isReturn = type === 'back_forward'
  // A browser that does not restore the scroll position does not scroll to an anchor either.
  const isRestored = isReturn || type === 'reload'
  if (isRestored) goToAnchor(window.location.hash)
  if (isReturn) toTop()
  const start = window.scrollY
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted || isReturn) toTop()
    // Fonts and pictures that came since moved the anchor. A visitor who has scrolled stays.
    if (!persisted && isRestored && window.scrollY === start) goToAnchor(window.location.hash)
  })
}

function toTop(): void {
  if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
}
