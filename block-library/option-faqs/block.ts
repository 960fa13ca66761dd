import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { bindSection, withPictures } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'
import { matchesTitle } from '../contract/matches-title.ts'

export const optionFaqsBlock = defineBlock({
  type: 'option-faqs',
  bind: bindOptionFaqs,
  views: { view: () => import('./view.tsx') },
})

/** Returns the section's items as options, each with its own questions and links. */
export function bindOptionFaqs(options: BlockOf<'option-faqs'>, context: BindContext) {
  const bound = bindSection(options, context)
  if (bound instanceof Hidden) return bound
  const { id, tip, openFirst, links, wideFirst } = options
  const cards = withPictures(bound.items, context).map((card, index) => ({
    ...card,
    isWide: wideFirst && index === 0,
    links: links.filter(({ title }) => matchesTitle(card, title)),
  }))
  return { heading: bound.heading, props: { lead: bound.lead, cards, group: id, tip, openFirst } }
}
