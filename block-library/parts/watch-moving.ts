import { watchHeld } from './watch-held.ts'
import { watchPlaying } from './watch-playing.ts'

/**
 * Reports whether the element's parts may move by themselves now: they play, and neither pointer nor focus is on them.
 */
export function watchMoving(
  element: HTMLElement,
  changed: (moving: boolean) => void,
  signal: AbortSignal,
): void {
  let isPlaying = false
  let isHeld = false
  const play = (playing: boolean) => {
    isPlaying = playing
    changed(isPlaying && !isHeld)
  }
  const hold = (held: boolean) => {
    isHeld = held
    changed(isPlaying && !isHeld)
  }
  watchHeld(element, hold, signal)
  watchPlaying(element, play, signal)
}
