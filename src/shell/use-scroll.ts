import { useSyncExternalStore } from 'react'

/** What `read` makes of the scroll position; renders anew only when that changes. */
export function useScroll<T extends boolean | number | undefined>(read: () => T): T | undefined {
  return useSyncExternalStore(watch, read, () => undefined)
}

function watch(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true })
  window.addEventListener('resize', changed)
  return () => {
    window.removeEventListener('scroll', changed)
    window.removeEventListener('resize', changed)
  }
}
