import type { Attach } from 'pagework/blocks'

/** Loads the script of the stage when the visitor is near it or touches it. */
export const attach: Attach = (frame) => {
  const listening = new AbortController()
  const { signal } = listening

  let isLoading = false
  const load = async () => {
    if (isLoading) return
    isLoading = true
    watcher.disconnect()
    try {
      const { runStage } = await import('./run-stage.ts')
      if (!signal.aborted) await runStage(frame, signal)
    } catch (error) {
      console.warn('[site] The distance stage stays a picture', error)
    }
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void load()
    },
    { rootMargin: '50%' },
  )
  watcher.observe(frame)
  frame.addEventListener('pointerdown', () => void load(), { signal })
  const follow = () => void import('./follow-plan.ts').then((part) => part.followPlan(frame))
  if (frame.dataset.places) document.addEventListener('screen-plan', follow, { signal })
  return () => {
    listening.abort()
    watcher.disconnect()
  }
}
