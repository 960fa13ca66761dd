import type { Alternate } from '../../../schemas/shared/language.ts'
import { groupBy } from '../../util/group-by.ts'
import { languageOf } from '../../util/language-of.ts'
import type { JoinedPage } from './joined-site.ts'

/** Returns the pages of a site, each with itself in all languages in which it exists. */
export function withAlternates(pages: JoinedPage[]): JoinedPage[] {
  const groups = groupBy(pages, keyOf)
  return pages.map((page) => {
    const group = groups.get(keyOf(page)) ?? []
    // The page for missing addresses has no address of its own.
    if (group.length < 2 || page.pathname === '*') return page
    const alternates = group.map(({ site, pathname }) => alternate(site, pathname))
    return { ...page, alternates, document: { ...page.document, alternates } }
  })
}

const keyOf = ({ loaded, params }: JoinedPage) => loaded.file + JSON.stringify(params)

function alternate({ language, languages }: JoinedPage['site'], path: string): Alternate {
  const given = languages.find(({ tag }) => tag === language)?.name
  const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' })
  return { tag: language, name: given ?? names.of(languageOf(language)) ?? language, path }
}
