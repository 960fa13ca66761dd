import { useEffect, useState, type RefObject } from 'react'

/** Whether the pointer, or the keyboard's focus, is within: what moves by itself then rests. */
export function useHeld(frame: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const listening = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(type, listener, listening)
    // One that rests there since before the page came to life enters nothing any more; only the browser knows of it.
    // oxlint-disable-next-line react/set-state-in-effect -- see above
    if (element.matches(':hover')) setPointed(true)
    on('pointerenter', () => setPointed(true))
    on('pointerleave', () => setPointed(false))
    // A press is no reading: it leaves a focus behind that would hold the show for good.
    on('focusin', ({ target }) => setFocused(target instanceof Element && target.matches(':focus-visible')))
    on('focusout', () => setFocused(false))
    return () => listening.abort()
  }, [frame])

  return pointed || focused
}
