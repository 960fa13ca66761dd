import type { BlockOf } from '../../schemas/blocks/index.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'
import { titleKey } from '../shared/title-address.ts'

/** The card whose key is the address's slug. */
export function bindIndustryCard(options: BlockOf<'industry-card'>, { section, visit }: BindContext) {
  const { slug } = visit.params
  const card = section(options.section)?.items.find(
    ({ title }) => title && titleKey(title, options.links) === slug,
  )
  if (!card || !slug) return new Hidden(`no card has the key ${slug}`)
  return {
    title: card.title,
    /** The page is the industry's. */
    pageName: card.title,
    src: card.src,
    text: card.description || options.fallbackDescription,
    html: card.html,
    button: options.button,
  }
}
