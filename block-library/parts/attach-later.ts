import type { Attach } from '../contract/behaviour.ts'

/** Returns a behaviour whose script is a file of its own, so that pages without its block do not load it. */
export const attachLater =
  (load: () => Promise<{ attach: Attach }>): Attach =>
  (element) => {
    let isDetached = false
    let detach: (() => void) | undefined
    const start = async () => {
      try {
        const { attach } = await load()
        if (!isDetached) detach = attach(element)
      } catch (error) {
        console.warn('[site] A part of the page stays as it was published', error)
      }
    }
    void start()
    return () => {
      isDetached = true
      detach?.()
    }
  }
