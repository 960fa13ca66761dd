import type { BlockOf } from '../../schemas/blocks/index.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The page's one article. */
export function bindArticle(options: BlockOf<'article'>, { articles: [article], site }: BindContext) {
  if (!article) return new Hidden('there is no article')
  return {
    title: article.title,
    /** The page is the article's. */
    pageName: article.title,
    src: article.src ?? options.picture.src,
    paragraphs: article.paragraphs.length > 0 ? article.paragraphs : [article.desc].filter(Boolean),
    date: article.date,
    dates: site.dates,
    readTime: article.readTime || options.readTime,
  }
}
