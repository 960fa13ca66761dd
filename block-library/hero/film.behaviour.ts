import type { Attach } from '../contract/behaviour.ts'
import { savesData } from '../parts/saves-data.ts'
import { setPaused, watchPlaying } from '../parts/watch-playing.ts'
import { whenSettled } from '../parts/when-settled.ts'

/** Starts the film over its picture once the page has settled. A visitor who saves data starts it by its control. */
export const attach: Attach = (frame) => {
  const film = frame.querySelector('video')
  if (!film) return () => {}
  const listening = new AbortController()
  const { signal } = listening
  let isSettled = false
  let isPlaying = false

  // Offers to play, since a browser may refuse to start the film. A pause also ends an attempt, but has set the control
  // already.
  const offerToPlay = () => {
    if (isPlaying) setPaused(frame, true)
  }
  const update = () => {
    if (isPlaying && isSettled) void start(film).catch(offerToPlay)
    else if (!isPlaying && !film.paused) film.pause()
  }
  if (savesData()) setPaused(frame, film.paused)
  // The film is invisible until it plays, so that it does not count as the largest contentful paint.
  film.addEventListener('playing', () => film.toggleAttribute('data-shown', true), { signal })
  watchPlaying(
    frame,
    (playing) => {
      isPlaying = playing
      update()
    },
    signal,
  )
  whenSettled(() => {
    isSettled = true
    update()
  }, signal)
  return () => listening.abort()
}

/** Plays the film. If an earlier motion setting excluded all its sources, the film looks for them again. */
async function start(film: HTMLVideoElement): Promise<void> {
  if (film.networkState === film.NETWORK_NO_SOURCE) film.load()
  await film.play()
}
