import type { ArticleView } from '../../../block-library/contract/content-view.ts'
import { organizationId } from './organization-data.ts'
import type { SeoInput } from './seo-input.ts'

/** An article. The organization stands for its authors, whom the content does not name. */
export function articleData(
  { title, src, date }: ArticleView,
  description: string,
  { site, origin, pathname, document }: Pick<SeoInput, 'site' | 'origin' | 'pathname' | 'document'>,
) {
  const organization = {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.brand,
    url: `${origin}/`,
  }
  return {
    '@type': 'Article',
    headline: title || document.page.title,
    description,
    // A content host's picture has its whole address already.
    ...(src && { image: [new URL(src, origin).href] }),
    ...(date && { datePublished: date }),
    author: [organization],
    publisher: organization,
    mainEntityOfPage: origin + pathname,
  }
}
