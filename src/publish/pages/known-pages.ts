import type { SiteConfig } from '../../config/load-config.ts'
import { notFoundFile, pageFile } from '../hosting/published-files.ts'
import type { ContentFor } from '../content/site-content.ts'

/** A page to publish: where it is, and which config at which parameters makes it. */
export interface KnownPage {
  /** The file it is written to, from the published folder. */
  file: string
  /** Its address; `*` for the page that answers whatever no other does. */
  pathname: string
  /** The address of its config, with `:name` for a parameter. */
  path: string
  params: Record<string, string>
}

/** Every address known at build time: pages without a parameter, the articles the service lists, and the not-found page. */
export async function knownPages({ pages }: SiteConfig, contentFor: ContentFor): Promise<KnownPage[]> {
  const plain = pages
    .filter(({ path }) => !/[:*]/.test(path))
    .map(({ path }) => ({ file: pageFile(path), pathname: path, path, params: {} }))
  const list = pages.find(({ page }) => page.content?.kind === 'articles')
  const detail = pages.find(({ page }) => page.content?.kind === 'article')
  const articles = list && detail ? (await contentFor(list.page, {})).content.articles : []
  const written = articles.map(({ id }) => {
    const pathname = (detail?.path ?? '').replace(':id', encodeURIComponent(id))
    return { file: pageFile(pathname), pathname, path: detail?.path ?? '', params: { id } }
  })
  return [...plain, ...written, { file: notFoundFile, pathname: '*', path: '/*', params: {} }]
}
