import { useEffect, useReducer, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Site } from '../../schemas/site.ts'
import type { PageState } from '../engine/page-state.ts'
import { clientOf } from './client-of.ts'
import { onSourceChange } from './on-source-change.ts'
import { openPage, publishedPage, refreshPage, type Published } from './open-page.ts'

/**
 * Loads the page at the present address, and its content once; leaving aborts. The first page may have been published
 * with its content: it is there at once, and the one content call, made already, only asks whether there is newer content.
 */
export function usePage(site: Site, published: Published | undefined): PageState {
  const { pathname, state: navigation } = useLocation()
  const [state, setState] = useState<PageState>(() =>
    published ? publishedPage(published, site) : { pathname, status: 'loading' },
  )
  const unopened = useRef(published)
  const revalidation = published?.revalidation
  const [version, reload] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onSourceChange(reload), [])

  useEffect(() => {
    const controller = new AbortController()
    const opening = {
      pathname,
      client: clientOf(navigation),
      site,
      signal: controller.signal,
      update: (next: Omit<PageState, 'pathname'>) => setState({ ...next, pathname }),
    }
    const first = unopened.current
    unopened.current = undefined
    if (first?.snapshot.pathname === pathname) void refreshPage(first, opening)
    else void openPage(opening)
    return () => {
      controller.abort()
      revalidation?.leave()
    }
  }, [pathname, navigation, site, revalidation, version])

  return state
}
