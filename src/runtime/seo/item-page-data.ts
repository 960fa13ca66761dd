import type { BoundPage } from '../engine/bind.ts'
import type { SeoInput } from './seo-input.ts'

/**
 * Returns the JSON-LD of a page about one product, with the figures of its table. Its type is not `Product`: search engines
 * call a product without a price, a review or a rating invalid.
 */
export function itemPageData(
  facts: NonNullable<BoundPage['facts']>,
  description: string,
  { site, origin, pathname, document }: Pick<SeoInput, 'site' | 'origin' | 'pathname' | 'document'>,
) {
  return {
    '@type': 'ItemPage',
    name: document.page.title,
    description,
    url: origin + pathname,
    image: [origin + (document.preview ?? site.preview.src)],
    mentions: facts.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
  }
}
