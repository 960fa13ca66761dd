import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'

/** Calls `advance` every `interval` ms until stopped: by the visitor's control, pointer or focus within, a hidden page, or reduced motion. */
export function useAutoAdvance(frame: RefObject<HTMLElement | null>, interval: number, advance: () => void) {
  const [playing, setPlaying] = useState(true)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  const reduced = useReducedMotion()
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const listening = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(type, listener, listening)
    // A finger leaves no pointer behind, and a press is no reading: neither holds the show for good.
    on('pointerenter', ({ pointerType }) => setPointed(pointerType !== 'touch'))
    on('pointerleave', () => setPointed(false))
    on('focusin', ({ target }) => setFocused(target instanceof Element && target.matches(':focus-visible')))
    on('focusout', () => setFocused(false))
    return () => listening.abort()
  }, [frame])

  useEffect(() => {
    if (!playing || held || reduced) return
    const timer = setInterval(() => {
      if (!document.hidden) latest.current()
    }, interval)
    return () => clearInterval(timer)
  }, [playing, held, reduced, interval])

  return { playing: playing && !reduced, toggle: () => setPlaying((now) => !now), canPlay: !reduced }
}

/** Whether the visitor asked for less motion; follows the setting. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => matchMedia(lessMotion).matches,
    () => false,
  )
}

const lessMotion = '(prefers-reduced-motion: reduce)'

function watchMotion(changed: () => void) {
  const query = matchMedia(lessMotion)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
