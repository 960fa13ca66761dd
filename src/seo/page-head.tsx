import { Helmet, HelmetProvider } from 'react-helmet-async'
import type { Site } from '../../schemas/site.ts'
import type { PageDocument } from '../engine/page-document.ts'
import type { PageState } from '../engine/page-state.ts'
import { headTexts } from './head-texts.ts'

export interface PageHeadProps extends Pick<PageState, 'pathname' | 'bound'> {
  site: Site
  /** The address the site is published at. */
  origin: string
  document: PageDocument
}

/** The page's one Helmet: with React 19 a second one would double every tag (document 1 §2.2). */
export function PageHead({ site, origin, document, bound, pathname }: PageHeadProps) {
  const { title, description } = headTexts(document, bound)
  // With or without a slash at its end, it is the same page.
  const address = origin + pathname.replace(/(.)\/+$/, '$1')
  const picture = origin + site.preview.src
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="keywords" content={site.keywords.join(', ')} />
        {document.path !== '/*' && <link rel="canonical" href={address} />}
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={picture} />
        {document.path !== '/*' && <meta property="og:url" content={address} />}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
        <meta name="twitter:image" content={picture} />
        {document.path !== '/*' && <meta name="twitter:url" content={address} />}
        {document.page.noindex && <meta name="robots" content="noindex" />}
      </Helmet>
    </HelmetProvider>
  )
}
