import type { PlaceProblems } from '../../config/author-error.ts'

/** What a search result shows of a page. */
export interface PublishedMeta {
  pathname: string
  title: string
  description: string
}

/** Pages that a search engine could not tell apart: with a title or a description that an earlier page has. */
export function duplicateMeta(pages: PublishedMeta[]): PlaceProblems[] {
  return pages.flatMap((page, index) => {
    const problems = (['title', 'description'] as const).flatMap((part) => {
      const twin = pages.findIndex((other) => other[part] === page[part])
      if (twin === index) return []
      return [`has the same ${part} as ${pages[twin]?.pathname}\n  received  ${JSON.stringify(page[part])}`]
    })
    return problems.length > 0 ? [{ place: page.pathname, problems }] : []
  })
}
