/**
 * Calls `update` in the next frame and after each scroll or resize, at most once per frame. Returns a function that
 * stops it. Does nothing in browsers with scroll-driven animations, where the style sheet does this.
 */
export function watchScroll(update: () => void): () => void {
  if ('ScrollTimeline' in globalThis) return () => {}
  const listening = new AbortController()
  const { signal } = listening
  let frame = 0
  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      update()
    })
  }
  window.addEventListener('scroll', schedule, { passive: true, signal })
  window.addEventListener('resize', schedule, { signal })
  schedule()
  return () => {
    listening.abort()
    cancelAnimationFrame(frame)
  }
}
