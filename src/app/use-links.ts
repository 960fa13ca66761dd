import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasKeyHeld } from './has-key-held.ts'
import { prefetching } from './prefetching.ts'
import { savesData } from './saves-data.ts'

/** A pointer that only crosses a link, or a key that only passes it, does not mean it; in milliseconds. */
const pause = 80

/**
 * Follows the links of every block and of every text from the service without loading the site anew, and prefetches where
 * they lead. Heard once for the whole page, so that a link needs no script of its own.
 */
export function useLinks(): void {
  useLinkIntent()
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkAt(event.target)
      if (!link || event.defaultPrevented || event.button !== 0 || hasKeyHeld(event)) return
      const { pathname, search, hash, href, dataset } = link
      // The browser goes to an anchor of this page by itself, and the focus with it.
      if (hash && pathname + search === window.location.pathname + window.location.search) return
      event.preventDefault()
      const state: unknown = dataset.state && JSON.parse(dataset.state)
      void navigate(pathname + search + hash, { state, replace: href === window.location.href })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** Fetches a link's page as soon as the visitor seems to mean it: under the pointer, with focus, at a touch. */
function useLinkIntent(): void {
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

/** The link to a page of this site that an event is about: no file, and nothing that opens elsewhere. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const isPage =
    link?.href && !link.target && link.origin === window.location.origin && !/\.\w+$/.test(link.pathname)
  return isPage ? link : undefined
}

function prefetchLink(link: HTMLAnchorElement | undefined): void {
  const pathname = link?.pathname
  if (pathname === undefined || pathname === window.location.pathname || savesData()) return
  prefetching(async () => (await import('./prefetch-page.ts')).prefetchPage(pathname)).catch(() => {})
}
