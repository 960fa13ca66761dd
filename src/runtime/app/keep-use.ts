/**
 * Notes what the visitor has opened within `root`, and where the focus is. Returns a function that opens and focuses the same
 * in the markup that has replaced it, where it is still there: the same words in the same block.
 */
export function keepUse(root: HTMLElement): () => void {
  const states = new Map(
    [...root.querySelectorAll('details')].map((details) => [nameOf(details), details.open]),
  )
  const focused = root.contains(document.activeElement) ? document.activeElement : null
  const focusedName = focused && nameOf(focused)
  return () => {
    for (const details of root.querySelectorAll('details')) {
      const open = states.get(nameOf(details))
      if (open !== undefined) details.open = open
    }
    if (!focused || !focusedName) return
    const same = [...root.querySelectorAll<HTMLElement>(focused.localName)].find(
      (element) => nameOf(element) === focusedName,
    )
    same?.focus({ preventScroll: true })
  }
}

/** The block or part of the shell that an element is in, and the element's own words. */
function nameOf(element: Element): string {
  const words = element.localName === 'details' ? element.querySelector('summary') : element
  const label = words?.getAttribute('aria-label') ?? words?.getAttribute('name') ?? words?.textContent
  return `${element.closest('main > [id], header, footer, nav')?.id ?? ''} ${element.localName} ${label}`
}
