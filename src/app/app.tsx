import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { closedDesk, EnquiryContext } from '../../block-library/shared/enquiry-context.ts'
import { PicturesContext } from '../../block-library/shared/pictures-context.ts'
import { ReportContext } from '../../block-library/shared/report-context.ts'
import type { Site } from '../../schemas/site.ts'
import { deskInHand } from '../enquiry/open-desk.ts'
import { visitPage } from '../enquiry/visit.ts'
import { report } from '../engine/event-sink.ts'
import type { PageState } from '../engine/page-state.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import { LazyHead } from '../seo/lazy-head.tsx'
import { Shell } from '../shell/shell.tsx'
import { GlobalStyle } from './global-style.ts'
import { PageView } from './page-view.tsx'
import { usePage } from './use-page.ts'
import { useScrollReset } from './use-scroll-reset.ts'

interface AppProps {
  site: Site
  /** The first page as it was published. */
  snapshot?: Snapshot | undefined
  /** The address the site is published at; unset, the browser's own. */
  origin?: string
}

/** The whole site: the shell around whichever page the address names. */
export function App({ site, snapshot, origin = ownOrigin() }: AppProps) {
  const { pathname, search, hash } = useLocation()
  const latest = usePage(site, snapshot)
  const state: PageState = latest.pathname === pathname ? latest : { pathname, status: 'loading' }
  useScrollReset(state.status === 'ready')
  useEffect(() => visitPage(pathname), [pathname])

  return (
    <ReportContext value={report}>
      <EnquiryContext value={deskInHand() ?? closedDesk}>
        <GlobalStyle />
        {/* The head of the page before stays until the next one's is known: it is never empty. */}
        {latest.document && (
          <LazyHead
            published={snapshot?.document}
            site={site}
            origin={origin}
            document={latest.document}
            bound={latest.bound}
            pathname={latest.pathname}
            status={latest.status}
          />
        )}
        {state.movedTo !== undefined && <Navigate to={{ pathname: state.movedTo, search, hash }} replace />}
        <Shell site={site}>
          <PicturesContext value={latest.document?.pictures ?? none}>
            <PageView {...state} />
          </PicturesContext>
        </Shell>
      </EnquiryContext>
    </ReportContext>
  )
}

const none = {}
const ownOrigin = () => import.meta.env.VITE_SITE_URL ?? window.location.origin
