import { useEffect, useReducer, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Site } from '../../schemas/site.ts'
import type { PageState } from '../engine/page-state.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import type { Revalidation } from './revalidate.ts'
import { clientOf } from './client-of.ts'
import { onSourceChange } from './on-source-change.ts'
import { openPage, publishedPage, refreshPage } from './open-page.ts'

/**
 * Loads the page at the present address, and its content once; leaving aborts. The first page may have been published
 * with its content (`snapshot`): it is there at once, and the one content call, made already, only asks whether there is newer content (`revalidation`).
 */
export function usePage(
  site: Site,
  snapshot: Snapshot | undefined,
  revalidation: Revalidation | undefined,
): PageState {
  const { pathname, state: navigation } = useLocation()
  const [state, setState] = useState<PageState>(() =>
    snapshot ? publishedPage(snapshot, site) : { pathname, status: 'loading' },
  )
  const published = useRef(snapshot)
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
    const first = published.current
    published.current = undefined
    if (first?.pathname === pathname) void refreshPage(first, revalidation, opening)
    else void openPage(opening)
    return () => {
      controller.abort()
      revalidation?.leave()
    }
  }, [pathname, navigation, site, revalidation, version])

  return state
}
