import type { ArticleView } from '../../../block-library/contract/content-view.ts'
import { organizationId } from './organization-data.ts'
import type { SeoInput } from './seo-input.ts'

/** Returns the JSON-LD of an article. Its author is the organization, since the content does not name authors. */
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
    // The published site has the preview, and not each file of the content.
    ...(src && { image: [new URL(document.preview ?? src, origin).href] }),
    ...(date && { datePublished: date }),
    author: [organization],
    publisher: organization,
    mainEntityOfPage: origin + pathname,
  }
}
