import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useHeld } from './use-held.ts'

/** Calls `advance` every `interval` ms until stopped: by the visitor's control, pointer or focus within, a hidden page, or reduced motion. */
export function useAutoAdvance(frame: RefObject<HTMLElement | null>, interval: number, advance: () => void) {
  const [playing, setPlaying] = useState(true)
  const held = useHeld(frame)
  const reduced = useReducedMotion()
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })

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
