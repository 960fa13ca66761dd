/** Reports whether a visitor holds the element: the pointer or the keyboard's focus is on it, and moving parts should rest. */
export function watchHeld(element: HTMLElement, changed: (held: boolean) => void, signal: AbortSignal): void {
  // A pointer that rests there since before the script ran fires no event.
  let pointed = element.matches(':hover')
  let focused = holdsKeyboardFocus(element, document.activeElement)
  const point = ({ type }: Event) => {
    pointed = type === 'pointerenter'
    changed(pointed || focused)
  }
  const focus = ({ type, target }: Event) => {
    focused = type === 'focusin' && holdsKeyboardFocus(element, target)
    changed(pointed || focused)
  }
  element.addEventListener('pointerenter', point, { signal })
  element.addEventListener('pointerleave', point, { signal })
  element.addEventListener('focusin', focus, { signal })
  element.addEventListener('focusout', focus, { signal })
  changed(pointed || focused)
}

/** A press by pointer leaves a focus behind that would hold the element for good, so it does not count. */
const holdsKeyboardFocus = (element: HTMLElement, focused: EventTarget | null) =>
  focused instanceof Element && element.contains(focused) && focused.matches(':focus-visible')
