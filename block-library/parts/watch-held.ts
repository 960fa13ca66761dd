/** Reports whether the pointer or the keyboard's focus is on the element. Moving parts should then rest. */
export function watchHeld(element: HTMLElement, changed: (held: boolean) => void, signal: AbortSignal): void {
  // A pointer that rested there before the script ran fires no event.
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

/**
 * Returns whether the element contains a focus by keyboard. A press by pointer leaves a focus that would stop the
 * element permanently, so it does not count.
 */
const holdsKeyboardFocus = (element: HTMLElement, focused: EventTarget | null) =>
  focused instanceof Element && element.contains(focused) && focused.matches(':focus-visible')
