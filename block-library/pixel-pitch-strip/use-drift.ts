import { useEffect, useState, type RefObject } from 'react'
import { useReducedMotion } from '../shared/use-auto-advance.ts'

/** Pixels a second: one per frame at 60 Hz (document 2 §4), and the same pace on faster screens. */
const pace = 60

/** Scrolls the track to the left and back to its start after the first of its two lists; rests under pointer or focus. */
export function useDrift(track: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState(false)
  const reduced = useReducedMotion()

  useEffect(() => {
    const element = track.current
    if (!element || held || reduced) return
    let last = performance.now()
    let place = element.scrollLeft
    let frame = requestAnimationFrame(function step(now) {
      const length = element.scrollWidth / 2
      // A tab that slept must not leap; a tenth of a second is the longest step.
      place += (Math.min(now - last, 100) / 1000) * pace
      if (length > 0 && place >= length) place -= length
      last = now
      element.scrollLeft = place
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [track, held, reduced])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}
