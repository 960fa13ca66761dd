import type { Attach } from '../contract/behaviour.ts'

/** Opens the feature that is pressed or under the mouse, and closes the others. One is always open. */
export const attach: Attach = (list) => {
  const listening = new AbortController()
  const { signal } = listening
  const open = (feature: Element) => {
    for (const details of list.querySelectorAll('details')) details.open = feature.contains(details)
  }
  const press = (event: Event) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null
    if (!summary?.parentElement) return
    // Otherwise the browser would close an open feature.
    event.preventDefault()
    open(summary.parentElement)
  }
  const enter = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && target instanceof Element && target.parentElement === list) open(target)
  }

  list.addEventListener('click', press, { signal })
  // The event does not bubble, but the list can capture it.
  list.addEventListener('pointerenter', enter, { signal, capture: true })
  // A mouse that rested there before the script ran fires no event.
  const under = [...list.children].find((feature) => feature.matches(':hover'))
  if (under) open(under)
  return () => listening.abort()
}
