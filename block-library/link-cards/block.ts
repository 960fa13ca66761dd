import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import type { PageName } from '../contract/content-view.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'

export const linkCardsBlock = defineBlock({
  type: 'link-cards',
  isRepeated: true,
  bind: bindLinkCards,
  views: { view: () => import('./view.tsx') },
})

/** Returns the links of the article, then those of the config. */
export function bindLinkCards(
  { heading, article, links }: BlockOf<'link-cards'>,
  { articles, picture }: BindContext,
) {
  const [shown] = articles
  const cards = article && [
    ...cardOf(shown?.product, article.products, article.product).map((card) => ({
      ...card,
      src: picture(article.pictures[card.to]),
    })),
    ...cardOf(shown?.next, article.articles, article.next),
  ]
  const all: (LinkCard & { src?: string | undefined })[] = [...(cards ?? []), ...links]
  if (all.length > 0) return { heading, props: { links: all } }
  return new Hidden(article ? 'the article has no links' : 'its links lead to no public page')
}

type LinkCard = BlockOf<'link-cards'>['links'][number]

const cardOf = (page: PageName | undefined, base: string, text: string): LinkCard[] =>
  page ? [{ label: page.title, text, to: `${base}/${encodeURIComponent(page.id)}` }] : []
