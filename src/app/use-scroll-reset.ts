import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageState } from '../engine/page-state.ts'

/** Every change of route begins at the top, Back and Forward too (main.ts keeps the browser from going elsewhere); an anchor is gone to once its page is there. */
export function useScrollReset({ pathname, status }: PageState): void {
  const { hash } = useLocation()
  const ready = status === 'ready'

  // The page that was opened is where the browser put it; a published one may have been scrolled before this runs.
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname])

  useEffect(() => {
    if (ready && hash) document.getElementById(anchorOf(hash))?.scrollIntoView()
  }, [ready, pathname, hash])
}

/** The id an anchor names; one that cannot be decoded is taken as it stands. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
