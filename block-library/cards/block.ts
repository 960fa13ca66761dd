import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { bindSection } from '../contract/bind-section.ts'
import type { ContentItemView } from '../contract/content-view.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'
import { andOf, titleAddress } from '../parts/title-address.ts'

export const cardsBlock = defineBlock({
  type: 'cards',
  bind: bindCards,
  views: {
    view: () => import('./view.tsx'),
    'foot-view': () => import('./foot-view.tsx'),
    'reasons-view': () => import('./reasons-view.tsx'),
  },
  viewFor: ({ variant }) => files[variant],
})

/** View files of the variants. `undefined` is the default, `view.tsx`. */
const files = {
  below: undefined,
  beside: undefined,
  over: 'foot-view',
  tall: 'foot-view',
  reasons: 'reasons-view',
} as const

/** Returns the section's items as cards. The config's words fill in where the service sends none. */
export function bindCards(options: BlockOf<'cards'>, context: BindContext) {
  const bound = bindSection(options, context)
  if (bound instanceof Hidden) return bound
  const { variant, columns, mediumColumns, linkLabel, links } = options
  const cards = bound.places.flatMap((item, place) => (item ? [cardOf(item, place)] : []))
  return {
    heading: bound.heading,
    props: { lead: bound.lead, variant, columns, mediumColumns, linkLabel, cards },
  }

  function cardOf(item: ContentItemView, place: number) {
    return {
      src: context.picture(item.src),
      title: item.title || fallbackTitleOf(options, place),
      description: item.description || (options.fallbackDescription ?? ''),
      html: item.html,
      to: links && titleAddress(item.name ?? item.title, links, andOf(context.site)),
    }
  }
}

function fallbackTitleOf({ fallbackTitle = '' }: BlockOf<'cards'>, place: number): string {
  return typeof fallbackTitle === 'string' ? fallbackTitle : (fallbackTitle[place] ?? '')
}
