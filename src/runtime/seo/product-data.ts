import type { BoundPage } from '../engine/bind.ts'
import type { SeoInput } from './seo-input.ts'

/** Returns the JSON-LD of a product, with only the figures of its page's table: no price and no rating. */
export function productData(
  facts: NonNullable<BoundPage['facts']>,
  description: string,
  { site, origin, pathname, document }: Pick<SeoInput, 'site' | 'origin' | 'pathname' | 'document'>,
) {
  return {
    '@type': 'Product',
    name: document.page.title,
    description,
    url: origin + pathname,
    brand: { '@type': 'Brand', name: site.brand },
    additionalProperty: facts.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
  }
}
