import type { SiteConfig } from '../config/site-config.ts'
import type { ContentFor } from './site-content.ts'

/** A page that the site has: where it is, and which config at which parameters makes it. */
export interface KnownPage {
  /** Its address; `*` for the page that answers whatever no other does. */
  pathname: string
  /** The address of its config, with `:name` for a parameter. */
  path: string
  params: Record<string, string>
}

/** Every address known at build time: pages without a parameter, the articles the service lists, and the not-found page. */
export async function knownPages(
  { pages }: Pick<SiteConfig, 'pages'>,
  contentFor: ContentFor,
): Promise<KnownPage[]> {
  const plain = pages
    .filter(({ path }) => !/[:*]/.test(path))
    .map(({ path }) => ({ pathname: path, path, params: {} }))
  const list = pages.find(({ page }) => page.content?.kind === 'articles')
  const detail = pages.find(({ page }) => page.content?.kind === 'article')
  const articles = list && detail ? (await contentFor(list.page, {})).content.articles : []
  const written = articles.map(({ id }) => {
    const pathname = (detail?.path ?? '').replace(':id', encodeURIComponent(id))
    return { pathname, path: detail?.path ?? '', params: { id } }
  })
  return [...plain, ...written, { pathname: '*', path: '/*', params: {} }]
}
