import type { Attach } from '../contract/behaviour.ts'
import { watchMoving } from '../parts/watch-moving.ts'
import { fillTrack } from './fill-track.ts'

/** Pixels a second: one per frame at 60 Hz (document 2 §4). Faster screens get the same pace. */
const PACE = 60

/** The longest step in milliseconds, so that a tab that slept does not leap. */
const LONGEST_STEP_MS = 100

/** Scrolls a track of equal lists to the left without end, while it is near the screen and no visitor holds it. */
export const attach: Attach = (track) => {
  const list = track.firstElementChild
  if (!list) return () => {}
  const listening = new AbortController()
  const { signal } = listening
  // A browser reports soon whether the track is near. Until then it counts as near.
  let isNear = true
  let isMoving = false
  let frame = 0

  const update = () => {
    cancelAnimationFrame(frame)
    if (isNear && isMoving) frame = requestAnimationFrame(begin)
  }
  const begin = (now: number) => {
    let last = now
    let place = track.scrollLeft
    const step = (time: number) => {
      const way = (Math.min(time - last, LONGEST_STEP_MS) / 1000) * PACE
      last = time
      if (Math.abs(track.scrollLeft - place) > 1) {
        // The visitor scrolls it, or a swipe is still under way.
        place = track.scrollLeft
      } else {
        // Once the first list is out of view, one list further back looks the same.
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
