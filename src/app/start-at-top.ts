/**
 * Starts every page at the top, also after Back and Forward, and when the browser restores the page from its cache. An
 * anchor in the address goes to its anchor.
 */
export function startAtTop(): void {
  history.scrollRestoration = 'manual'
  const [navigation] = performance.getEntriesByType('navigation')
  const isReturn =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
  if (isReturn) toTop()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted || isReturn) toTop()
  })
}

function toTop(): void {
  if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
}
