import { useEffect } from 'react'
import { prefetchPage } from './prefetch-page.ts'

/** A pointer that only crosses a link, or a key that only passes it, does not mean it; in milliseconds. */
const pause = 80

/** Fetches a link's page as soon as the visitor seems to mean it: under the pointer, with focus, at a touch. */
export function useLinkIntent(): void {
  useEffect(() => {
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let aimed: HTMLAnchorElement | undefined
    const aim = ({ target }: Event) => {
      const link = linkAt(target)
      if (link === aimed) return
      aimed = link
      clearTimeout(timer)
      if (link) timer = setTimeout(() => prefetchLink(link), pause)
    }
    const options = { passive: true, signal: listening.signal }
    // Not mouseover, which comes too when a page moves under a pointer at rest.
    document.addEventListener('mousemove', aim, options)
    document.addEventListener('focusin', aim, options)
    document.addEventListener('touchstart', ({ target }) => prefetchLink(linkAt(target)), options)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])
}

/** The link to another page of this site that an event is about. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.href && !link.target && link.origin === window.location.origin ? link : undefined
}

function prefetchLink(link: HTMLAnchorElement | undefined): void {
  if (link && link.pathname !== window.location.pathname && !savesData()) prefetchPage(link.pathname)
}

/** Whether the visitor asked to be spared what they did not ask for. Not every browser can say so. */
function savesData(): boolean {
  return 'connection' in navigator && Boolean(Object(navigator.connection).saveData)
}
