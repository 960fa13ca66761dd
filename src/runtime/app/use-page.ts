import { useEffect, useReducer, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Site } from '../../../schemas/site.ts'
import { errorLine } from '../content/fetch-content.ts'
import { report } from '../engine/event-sink.ts'
import type { PageState } from '../engine/page-state.ts'
import { development, onSourceChange } from './development.ts'
import type { OpenPage } from './open-page.ts'

/**
 * Loads the page of the current address, and its content once. `first` is the state if it is known already: during
 * publishing, which runs no effects.
 */
export function usePage(site: Site, first: PageState | undefined): PageState {
  const { pathname, state: navigation } = useLocation()
  const [state, setState] = useState<PageState>(() => first ?? { pathname, status: 'loading' })
  const [version, reload] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onSourceChange(reload), [])

  useEffect(() => {
    const controller = new AbortController()
    void open({
      pathname,
      navigation,
      site,
      signal: controller.signal,
      update: (next) =>
        setState((last) => {
          // After an edit in development the page stays until it is complete again, so that nothing of it jumps.
          const isAgain = import.meta.hot && last.pathname === pathname && last.bound
          return isAgain && next.status === 'loading' && next.movedTo === undefined
            ? last
            : { ...next, pathname }
        }),
    })
    return () => controller.abort()
  }, [pathname, navigation, site, version])

  return state
}

/** Opens a page. The code that reads and binds content loads with the first page that needs it. */
async function open(opening: OpenPage): Promise<void> {
  try {
    const { openPage } = await import('./open-page.ts')
    await ((import.meta.hot && development.open) || openPage)(opening)
  } catch (error) {
    if (opening.signal.aborted) return
    report({ kind: 'content-failed', endpoint: opening.pathname, error })
    opening.update({ status: 'failed', message: errorLine(error, opening.site.defaults) })
  }
}
