import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'

export const articleBlock = defineBlock({
  type: 'article',
  bind: bindArticle,
  views: { view: () => import('./view.tsx') },
})

/** Returns the page's one article. Its title becomes the name of the page. */
export function bindArticle(
  options: BlockOf<'article'>,
  { articles: [article], site, picture }: BindContext,
) {
  if (!article) return new Hidden('there is not an article')
  return {
    heading: article.title,
    pageName: article.title,
    props: {
      src: picture(article.src ?? options.picture.src),
      paragraphs: article.paragraphs.length > 0 ? article.paragraphs : [article.desc].filter(Boolean),
      table: article.table,
      aside: options.aside,
      date: article.date,
      dates: site.dates,
      readTime: article.readTime || options.readTime,
    },
  }
}
