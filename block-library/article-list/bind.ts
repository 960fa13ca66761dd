import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../shared/binder.ts'

/** The page's articles as cards. */
export function bindArticleList(options: BlockOf<'article-list'>, { articles, site }: BindContext) {
  const { heading, lead, badge, emptyText, pageSize, base, readTime } = options
  const cards = articles.map((article) => ({
    ...article,
    title: article.title || article.id,
    to: `${base}/${encodeURIComponent(article.id)}`,
    readTime: article.readTime || readTime,
  }))
  return { title: heading, lead, badge, emptyText, pageSize, dates: site.dates, cards }
}
