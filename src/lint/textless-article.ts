import type { ArticleView } from '../../block-library/contract/content-view.ts'
import type { JoinedPage } from '../site/joined/joined-site.ts'

/** Returns the article that a page shows, if the article has no paragraph. */
export function textlessArticle({ loaded, content }: JoinedPage): ArticleView | undefined {
  const [article] = loaded.page.content?.kind === 'article' ? content.articles : []
  return article?.paragraphs.length === 0 ? article : undefined
}
