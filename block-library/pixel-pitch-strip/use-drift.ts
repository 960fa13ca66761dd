import { useEffect, useState, type RefObject } from 'react'
import { useReducedMotion } from '../shared/use-auto-advance.ts'
import { useHeld } from '../shared/use-held.ts'

/** Pixels a second: one per frame at 60 Hz (document 2 §4), and the same pace on faster screens. */
const pace = 60

/**
 * Scrolls a track of equal lists to the left without end; rests under pointer or focus. Returns how many lists that
 * takes: two (document 2 §4), or as many as fill the track while the first of them goes out of view.
 */
export function useDrift(track: RefObject<HTMLElement | null>): number {
  const [lists, setLists] = useState(2)
  const held = useHeld(track)
  const reduced = useReducedMotion()

  useEffect(() => {
    const element = track.current
    const list = element?.firstElementChild
    if (!list) return
    const watch = new ResizeObserver(() => {
      const needed = Math.ceil(element.clientWidth / lengthOf(list)) + 1
      if (Number.isFinite(needed)) setLists(Math.max(2, needed))
    })
    watch.observe(element)
    watch.observe(list)
    return () => watch.disconnect()
  }, [track])

  useEffect(() => {
    const element = track.current
    const list = element?.firstElementChild
    if (!list || held || reduced) return
    let last = performance.now()
    let place = element.scrollLeft
    let frame = requestAnimationFrame(function step(now) {
      // A tab that slept must not leap; a tenth of a second is the longest step.
      const way = (Math.min(now - last, 100) / 1000) * pace
      last = now
      if (Math.abs(element.scrollLeft - place) > 1) {
        // The visitor scrolls it, or a swipe is still under way.
        place = element.scrollLeft
      } else {
        // Once the first list is out of view, the same is seen one list further back.
        const gone = list.getBoundingClientRect().right < element.getBoundingClientRect().left
        place += way - (gone ? lengthOf(list) : 0)
        element.scrollLeft = place
      }
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [track, held, reduced])

  return lists
}

const lengthOf = (list: Element) => list.getBoundingClientRect().width
