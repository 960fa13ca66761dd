import { Helmet, HelmetProvider } from 'react-helmet-async'
import { useEffect } from 'react'
import { previewSize } from '../engine/page-document.ts'
import { pageMeta } from './page-meta.ts'
import { structuredData } from './structured-data.ts'
import type { SeoInput } from './seo-input.ts'

/**
 * Renders the page's only Helmet, and its JSON-LD. With React 19, a second Helmet would double every tag (document 1
 * §2.2).
 */
export function PageHead(input: SeoInput) {
  const { site, origin, document, bound, pathname } = input
  useStructuredData(structuredData(input))
  const { title, description } = pageMeta(document, bound)
  // An address with a slash at its end is the same page.
  const address = origin + pathname.replace(/(.)\/+$/, '$1')
  const picture = origin + (document.preview ?? site.preview.src)
  const shown = document.preview === undefined ? site.preview.alt : (bound?.name ?? document.page.title)
  const { alternates = [] } = document
  const [first] = alternates
  const hasAddress = !document.path.endsWith('/*')
  const others = alternates.filter(({ tag }) => tag !== site.language)
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {site.keywords.length > 0 && <meta name="keywords" content={site.keywords.join(', ')} />}
        {hasAddress && <link rel="canonical" href={address} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.brand} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={picture} />
        <meta property="og:image:width" content={String(previewSize.width)} />
        <meta property="og:image:height" content={String(previewSize.height)} />
        <meta property="og:image:alt" content={shown} />
        {hasAddress && <meta property="og:url" content={address} />}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
        <meta name="twitter:image" content={picture} />
        <meta name="twitter:image:alt" content={shown} />
        {hasAddress && <meta name="twitter:url" content={address} />}
        {site.languages.length > 0 && <meta property="og:locale" content={openGraphLocale(site.language)} />}
        {others.map(({ tag }) => (
          <meta key={tag} property="og:locale:alternate" content={openGraphLocale(tag)} />
        ))}
        {alternates.map(({ tag, path }) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={origin + path} />
        ))}
        {first && <link rel="alternate" hrefLang="x-default" href={origin + first.path} />}
        {document.page.noindex && <meta name="robots" content="noindex" />}
      </Helmet>
    </HelmetProvider>
  )
}

/** Returns a language as Open Graph names it: `ta_IN` for `ta`. */
function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

/**
 * Updates the document's JSON-LD script. The script is in the page's head and only its text node changes. A script made
 * by React would break the Trusted Types policy of the published site.
 */
function useStructuredData(json: string): void {
  useEffect(() => {
    const text = window.document.getElementById('structured-data')?.firstChild
    if (text) text.nodeValue = json
  }, [json])
}
