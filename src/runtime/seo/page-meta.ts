import type { PageDocument } from '../engine/page-document.ts'
import type { BoundPage } from '../engine/bind.ts'

/**
 * Returns a page's title and description. Both begin with the page's name, if the content has one (an article's title)
 * or the page shares them with others. An article is described by its own summary.
 */
export function pageMeta(
  { head }: Pick<PageDocument, 'head'>,
  bound: Pick<BoundPage, 'name' | 'article'> | undefined,
) {
  const name = bound?.name || head.name
  return {
    title: name ? `${name} | ${head.title}` : head.title,
    description: bound?.article?.desc || (name ? `${name}. ${head.description}` : head.description),
  }
}
