/**
 * Records which parts within `root` are open, and which element has the focus. Returns a function that restores both
 * after the markup was replaced. It finds an element by its text and its block.
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

/** Returns the block or the part of the shell that contains an element, with the text of the element. */
function nameOf(element: Element): string {
  const words = element.localName === 'details' ? element.querySelector('summary') : element
  const label = words?.getAttribute('aria-label') ?? words?.getAttribute('name') ?? words?.textContent
  return `${element.closest('main > [id], header, footer, nav')?.id ?? ''} ${element.localName} ${label}`
}
