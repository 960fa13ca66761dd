import type { Attach } from '../contract/behaviour.ts'
import { watchMoving } from '../parts/watch-moving.ts'
import { fillTrack } from './fill-track.ts'

/** Pixels per second: one per frame at 60 Hz (document 2 §4). Screens with more frames get the same speed. */
const PACE = 60

/** Maximum milliseconds of one step, so that the strip does not jump after its tab was inactive. */
const MAX_STEP_MS = 100

/**
 * Scrolls a track of equal lists to the left without end, while it is near the screen and no visitor points at or
 * focuses it.
 */
export const attach: Attach = (track) => {
  const list = track.firstElementChild
  if (!list) return () => {}
  const listening = new AbortController()
  const { signal } = listening
  // A browser soon reports whether the track is near. Until then it counts as near.
  let isNear = true
  let isMoving = false
  let frame = 0

  const update = () => {
    cancelAnimationFrame(frame)
    if (isNear && isMoving) frame = requestAnimationFrame(begin)
  }
  const begin = (start: number) => {
    let last = start
    let place = track.scrollLeft
    const step = (time: number) => {
      const way = (Math.min(time - last, MAX_STEP_MS) / 1000) * PACE
      last = time
      if (Math.abs(track.scrollLeft - place) > 1) {
        // The visitor scrolls the track, or a swipe is still moving it.
        place = track.scrollLeft
      } else {
        // After the first list is out of view, a position one list further back looks identical.
        const { right, width } = list.getBoundingClientRect()
        place += way - (right < track.getBoundingClientRect().left ? width : 0)
        track.scrollLeft = place
      }
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }

  const nearness = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? true
      update()
    },
    { rootMargin: '25%' },
  )
  nearness.observe(track)
  watchMoving(
    track,
    (moving) => {
      isMoving = moving
      update()
    },
    signal,
  )
  const empty = fillTrack(track, list)
  return () => {
    listening.abort()
    nearness.disconnect()
    empty()
    cancelAnimationFrame(frame)
  }
}
