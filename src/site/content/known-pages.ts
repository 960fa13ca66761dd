import { nameProblem } from '../../util/name-problem.ts'
import type { LoadedPage, SiteConfig } from '../config/site-config.ts'
import { hiddenTest } from '../config/shown-config.ts'
import type { ContentFor } from './site-content.ts'

/** An address of the site, and the config of its page. */
export interface KnownPage {
  /** The address; `*` for the page that answers every unknown address. */
  pathname: string
  params: Record<string, string>
  loaded: LoadedPage
}

/**
 * Returns every address known at build time: pages without a parameter, the listed articles, and the not-found page.
 */
export async function knownPages(
  { pages, unshown }: Pick<SiteConfig, 'pages' | 'unshown'>,
  contentFor: ContentFor,
): Promise<KnownPage[]> {
  const plain = pages
    .filter(({ path }) => !/[:*]/.test(path))
    .map((loaded) => ({ pathname: loaded.path, params: {}, loaded }))
  const list = pages.find(({ page }) => page.content?.kind === 'articles')
  const detail = pages.find(({ page }) => page.content?.kind === 'article')
  const articles = list && detail ? (await contentFor(list.page, {})).content.articles : []
  const isHidden = hiddenTest({ unshown })
  // The rule `article-id` reports an id that cannot be the name of a file.
  const written = articles.flatMap(({ id }) =>
    detail && nameProblem(id) === undefined
      ? [
          {
            pathname: detail.path.replace(':id', () => encodeURIComponent(id)),
            params: { id },
            loaded: detail,
          },
        ]
      : [],
  )
  const rest = pages
    .filter(({ path }) => path === '/*')
    .map((loaded) => ({ pathname: '*', params: {}, loaded }))
  return [...plain, ...written.filter(({ pathname }) => !isHidden(pathname)), ...rest]
}
