/**
 * Captures this page for the transition to the next page when the visitor leaves it. The style sheet does not: a
 * captured page accepts no presses, so the next page must not be captured when it appears.
 */
export function fadeOut(): void {
  const { style } = document.documentElement
  window.addEventListener('pageswap', ({ viewTransition }) => {
    if (viewTransition) style.viewTransitionName = 'root'
  })
  // Also fires when the browser restores the page from its cache.
  window.addEventListener('pagereveal', () => {
    style.viewTransitionName = ''
  })
}
