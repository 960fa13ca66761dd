import type { BoundPage } from '../engine/bind.ts'
import type { SeoInput } from './seo-input.ts'

/** A product, with what its page's table says of it and nothing else: no price, no rating, nothing that is to be asked for. */
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
