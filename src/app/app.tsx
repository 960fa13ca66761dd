import { useEffect, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { idleEnquiryService, EnquiryContext } from '../../block-library/shared/enquiry-context.ts'
import { PicturesContext } from '../../block-library/shared/pictures-context.ts'
import { WordsContext } from '../../block-library/shared/words-context.tsx'
import { ReportContext } from '../../block-library/shared/report-context.ts'
import type { Site } from '../../schemas/site.ts'
import { visitPage } from '../enquiry/visit.ts'
import { report } from '../engine/event-sink.ts'
import type { PageState } from '../engine/page-state.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { LazyHead } from '../seo/lazy-head.tsx'
import { Shell } from '../shell/shell.tsx'
import { Announcer } from './announcer.tsx'
import { PageView } from './page-view.tsx'
import { useLinks } from './use-links.ts'
import { usePage, type FirstPage } from './use-page.ts'
import { useScrollReset } from './use-scroll-reset.ts'
import { useShownState } from './use-shown-state.ts'

interface AppProps {
  site: Site
  /** The first page as it was published. */
  first?: FirstPage
  /** The address the site is published at; unset, the browser's own. */
  origin?: string
}

/** The whole site: the shell around whichever page the address names. */
export function App({ site, first, origin = ownOrigin() }: AppProps) {
  const { pathname, search, hash } = useLocation()
  const latest = usePage(site, first)
  const coming = useMemo(() => ({ pathname, status: 'loading' as const }), [pathname])
  const here: PageState = latest.pathname === pathname ? latest : coming
  const state = useShownState(here)
  useScrollReset(state)
  useLinks()
  const name = here.bound?.name ?? (here.bound && here.document?.page.title)
  const { contactPage } = site.defaults
  useEffect(() => visitPage({ contactPage, pathname, title: name }), [contactPage, pathname, name])

  return (
    <ReportContext value={report}>
      <EnquiryContext value={state.enquiries ?? idleEnquiryService}>
        {/* The head of the page before stays until the next one's is known: it is never empty. */}
        {latest.document && (
          <LazyHead
            published={first?.state.document}
            site={site}
            origin={origin}
            document={latest.document}
            bound={latest.bound}
            pathname={latest.pathname}
            status={latest.status}
          />
        )}
        {here.movedTo !== undefined && <Navigate to={{ pathname: here.movedTo, search, hash }} replace />}
        <Announcer pathname={state.pathname} title={titleOf(state)} />
        <Shell site={site}>
          <WordsContext value={site.words}>
            <PicturesContext value={state.document?.pictures ?? none}>
              {/* By its address: what is open, turned or broken on one page is not so on the next. */}
              <PageView key={state.pathname} {...state} states={site.defaults} />
            </PicturesContext>
          </WordsContext>
        </Shell>
      </EnquiryContext>
    </ReportContext>
  )
}

const none = {}

/** What a page is called, once it is there. */
const titleOf = ({ status, document, bound }: PageState) =>
  status === 'ready' && document ? pageMeta(document, bound).title : undefined

const ownOrigin = () => import.meta.env.VITE_SITE_URL ?? window.location.origin
