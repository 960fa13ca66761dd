import { useEffect, useLayoutEffect, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { idleEnquiryService, EnquiryContext } from '../../../block-library/contract/enquiry-context.ts'
import { LocalContext } from '../../../block-library/parts/link.tsx'
import { PicturesContext } from '../../../block-library/contract/pictures-context.ts'
import { WordsContext } from '../../../block-library/contract/words-context.tsx'
import { ReportContext } from '../../../block-library/contract/report-context.ts'
import type { Site } from '../../../schemas/site.ts'
import { visitPage } from '../enquiry/visit.ts'
import { report } from '../engine/event-sink.ts'
import type { PageState } from '../engine/page-state.ts'
import { LazyHead } from '../seo/lazy-head.tsx'
import { Shell } from '../shell/shell.tsx'
import { attachBehaviours } from './attach-behaviours.ts'
import { development } from './development.ts'
import { goToAnchor } from './go-to-anchor.ts'
import { PageView } from './page-view.tsx'
import { usePage } from './use-page.ts'

interface AppProps {
  site: Site
  /** State of the page, if it is known already: publishing knows it. */
  first?: PageState | undefined
  /** Address at which the site is published; unset, the browser's own. */
  origin?: string
}

/** Renders the whole page: the shell around the blocks of the current address. The browser follows its links. */
export function App({ site: currentSite, first, origin = ownOrigin() }: AppProps) {
  const { pathname, search, hash } = useLocation()
  const latest = usePage(currentSite, first)
  const coming = useMemo(() => ({ pathname, status: 'loading' as const }), [pathname])
  const state: PageState = latest.pathname === pathname ? latest : coming
  const { site = currentSite } = state
  const name = state.bound?.name ?? (state.bound && state.document?.page.title)
  const { contactPage } = site.defaults
  const key = import.meta.hot ? `${state.pathname} ${development.edits}` : state.pathname
  useEffect(() => visitPage({ contactPage, pathname, title: name }), [contactPage, pathname, name])
  // Behaviours are attached before the page is painted, so that the first press works.
  useLayoutEffect(() => {
    if (import.meta.hot) development.drawn?.()
    return attachBehaviours(document)
  }, [state])
  const isReady = state.status === 'ready'
  useEffect(() => {
    if (isReady) goToAnchor(hash)
  }, [isReady, hash])

  return (
    <ReportContext value={report}>
      <EnquiryContext value={state.enquiries ?? idleEnquiryService}>
        {/* The old head stays until the new page's head is known, so that the head is never empty. */}
        {latest.document && (
          <LazyHead
            published={first?.document}
            site={site}
            origin={origin}
            document={latest.document}
            bound={latest.bound}
            pathname={latest.pathname}
            status={latest.status}
          />
        )}
        {state.movedTo !== undefined && <Navigate to={{ pathname: state.movedTo, search, hash }} replace />}
        <LocalContext value={site.local}>
          <Shell site={site} alternates={state.document?.alternates}>
            <WordsContext value={site.words}>
              <PicturesContext value={state.document?.pictures ?? none}>
                <PageView key={key} {...state} states={site.defaults} />
              </PicturesContext>
            </WordsContext>
          </Shell>
        </LocalContext>
      </EnquiryContext>
    </ReportContext>
  )
}

const none = {}

const ownOrigin = () => import.meta.env.VITE_SITE_URL || window.location.origin
