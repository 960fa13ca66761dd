import { useEffect } from 'react'
import { prefetchPage } from './prefetch-page.ts'

/** A pointer that only crosses a link, or a key that only passes it, does not mean it; in milliseconds. */
const pause = 80

/** Fetches a link's page as soon as the visitor seems to mean it: under the pointer, with focus, at a touch. */
export function useLinkIntent(): void {
  useEffect(() => {
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = ({ target }: Event) => {
      clearTimeout(timer)
      timer = setTimeout(() => prefetchLink(target), pause)
    }
    const options = { passive: true, signal: listening.signal }
    document.addEventListener('mouseover', soon, options)
    document.addEventListener('focusin', soon, options)
    document.addEventListener('touchstart', ({ target }) => prefetchLink(target), options)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])
}

function prefetchLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.origin !== window.location.origin) return
  if (link.pathname === window.location.pathname || savesData()) return
  prefetchPage(link.pathname)
}

/** Whether the visitor asked to be spared what they did not ask for. Not every browser can say so. */
function savesData(): boolean {
  return 'connection' in navigator && Boolean(Object(navigator.connection).saveData)
}
