import type { PlaceProblems } from '../../util/author-error.ts'

/** What a search result shows of a page. */
export interface PublishedMeta {
  pathname: string
  title: string
  description: string
}

/** Pages that a search engine could not tell apart: with a title or a description that an earlier page has. */
export function duplicateMeta(pages: PublishedMeta[]): PlaceProblems[] {
  const first = { title: new Map<string, string>(), description: new Map<string, string>() }
  return pages.flatMap((page) => {
    const problems = (['title', 'description'] as const).flatMap((part) => {
      const twin = first[part].get(page[part])
      if (twin !== undefined)
        return [`has the same ${part} as ${twin}\n  received  ${JSON.stringify(page[part])}`]
      first[part].set(page[part], page.pathname)
      return []
    })
    return problems.length > 0 ? [{ place: page.pathname, problems }] : []
  })
}
