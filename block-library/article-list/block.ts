import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock } from '../contract/define-block.ts'

export const articleListBlock = defineBlock({
  type: 'article-list',
  bind: bindArticleList,
  feed: ({ feed, cards }) =>
    feed === undefined ? undefined : { address: feed, articles: cards.filter(({ date }) => date !== '') },
  views: { view: () => import('./view.tsx') },
})

/** Returns the page's articles as cards. */
export function bindArticleList(options: BlockOf<'article-list'>, { articles, site, picture }: BindContext) {
  const { heading, lead, badge, emptyText, pageSize, base, readTime, subscribe } = options
  const cards = articles.map((article) => ({
    ...article,
    src: picture(article.src),
    title: article.title || article.id,
    to: `${base}/${encodeURIComponent(article.id)}`,
    readTime: article.readTime || readTime,
  }))
  const isDated = articles.some(({ date }) => date !== '')
  const feed = options.feed && isDated ? `${site.local?.root ?? ''}${base}/feed.xml` : undefined
  return { heading, props: { lead, badge, emptyText, pageSize, dates: site.dates, cards, feed, subscribe } }
}
