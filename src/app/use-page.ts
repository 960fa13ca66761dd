import { useEffect, useReducer, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Site } from '../../schemas/site.ts'
import type { PageState } from '../engine/page-state.ts'
import { clientOf } from './client-of.ts'
import { onSourceChange } from './on-source-change.ts'
import { openPage } from './open-page.ts'

/** Loads the page at the present address, and its content once; leaving aborts. */
export function usePage(site: Site): PageState {
  const { pathname, state: navigation } = useLocation()
  const [state, setState] = useState<PageState>({ pathname, status: 'loading' })
  const [version, reload] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onSourceChange(reload), [])

  useEffect(() => {
    const controller = new AbortController()
    const left = { yet: false }
    void openPage({
      pathname,
      client: clientOf(navigation),
      site,
      controller,
      hasLeft: () => left.yet,
      update: (next) => setState({ ...next, pathname }),
    })
    return () => {
      left.yet = true
      controller.abort()
    }
  }, [pathname, navigation, site, version])

  return state
}
