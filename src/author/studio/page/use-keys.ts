import { useEffect, useEffectEvent } from 'react'

/** Calls a function with keys that no field takes. It returns whether the key has a function. */
export function useKeys(press: (event: KeyboardEvent) => boolean): void {
  const pressKey = useEffectEvent(press)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isTyping(event) && pressKey(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Whether an event belongs to a field that an author fills in. */
const isTyping = (event: Event) =>
  event
    .composedPath()
    .some(
      (part) =>
        part instanceof HTMLElement && (part.isContentEditable || part.matches('input, textarea, select')),
    )
