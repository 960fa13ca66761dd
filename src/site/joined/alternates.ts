import type { Alternate } from '../../../schemas/shared/language.ts'
import { groupBy } from '../../util/group-by.ts'
import { languageOf } from '../../util/language-of.ts'
import type { JoinedPage } from './joined-site.ts'

/** Returns the pages of a site, each with itself in all languages in which it exists. */
export function withAlternates(joined: JoinedPage[], translated: JoinedPage[]) {
  if (translated.length === 0) return { joined, translated }
  const groups = groupBy([...joined, ...translated], keyOf)
  const linked = (page: JoinedPage): JoinedPage => {
    const group = groups.get(keyOf(page)) ?? []
    // The page for missing addresses has no address of its own.
    if (group.length < 2 || page.pathname === '*') return page
    const alternates = group.map(({ site, pathname }) => alternate(site, pathname))
    return { ...page, alternates, document: { ...page.document, alternates } }
  }
  return { joined: joined.map(linked), translated: translated.map(linked) }
}

const keyOf = ({ loaded, params }: JoinedPage) => loaded.file + JSON.stringify(params)

function alternate({ language, languages }: JoinedPage['site'], path: string): Alternate {
  const given = languages.find(({ tag }) => tag === language)?.name
  const own = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' })
  return { tag: language, name: given ?? own.of(languageOf(language)) ?? language, path }
}
