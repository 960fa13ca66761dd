import type { PageDocument } from '../engine/page-document.ts'
import type { BoundPage } from '../engine/bind.ts'

/**
 * A page's title and description. In front of both goes the page's name: its content's own, as an article's title is,
 * or the one it has because it shares them. An article's own summary describes it.
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
