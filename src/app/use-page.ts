import { useEffect, useReducer, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Site } from '../../schemas/site.ts'
import { errorLine } from '../content/fetch-content.ts'
import { report } from '../engine/event-sink.ts'
import type { PageState } from '../engine/page-state.ts'
import type { PublishedPage } from '../engine/published-page.ts'
import { onSourceChange } from './on-source-change.ts'
import type { OpenPage } from './open-page.ts'
import type { Revalidation } from './revalidate.ts'

/** The first page, where it was published with its content. */
export interface FirstPage {
  state: PageState
  published: PublishedPage
  /** Whether the service has newer content; unset where nobody asks. */
  revalidation?: Revalidation
}

/**
 * Loads the page at the present address, and its content once; leaving aborts. The first page may have been published
 * with its content: it is there at once, and the one content call, made already, only asks whether there is newer content.
 */
export function usePage(site: Site, first: FirstPage | undefined): PageState {
  const { pathname, state: navigation } = useLocation()
  const [state, setState] = useState<PageState>(() => first?.state ?? { pathname, status: 'loading' })
  const unopened = useRef(first)
  const revalidation = first?.revalidation
  const [version, reload] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onSourceChange(reload), [])

  useEffect(() => {
    const controller = new AbortController()
    const opening: OpenPage = {
      pathname,
      navigation,
      site,
      signal: controller.signal,
      update: (next: Omit<PageState, 'pathname'>) => setState({ ...next, pathname }),
    }
    const here = unopened.current?.state.pathname === pathname ? unopened.current : undefined
    unopened.current = undefined
    void (here ? refresh(here, opening) : open(opening))
    return () => {
      controller.abort()
      revalidation?.leave()
    }
  }, [pathname, navigation, site, revalidation, version])

  return state
}

/** How pages are bound and read is loaded when the first one is opened: hydrating a published page needs none of it. */
const loadOpening = () => import('./open-page.ts')

async function open(opening: OpenPage): Promise<void> {
  try {
    await (await loadOpening()).openPage(opening)
  } catch (error) {
    if (opening.signal.aborted) return
    report({ kind: 'content-failed', endpoint: opening.pathname, error })
    opening.update({ status: 'failed', message: errorLine(error, opening.site.defaults) })
  }
}

async function refresh({ published, revalidation }: FirstPage, opening: OpenPage): Promise<void> {
  const answer = await revalidation?.answer
  if (answer === undefined || opening.signal.aborted) return
  try {
    await (await loadOpening()).refreshPage(published, answer, opening)
  } catch (error) {
    // What was published stays.
    report({ kind: 'content-failed', endpoint: opening.pathname, error })
  }
}
