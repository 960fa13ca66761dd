import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'

export const searchBlock = defineBlock({
  type: 'search',
  isRepeated: true,
  runsWasm: ({ results }) => results,
  bind: bindSearch,
  views: { view: () => import('./view.tsx') },
})

/** Returns the texts of the search, and the languages in which pages are searched: that of the page, then the site's own. */
export function bindSearch(options: BlockOf<'search'>, { site }: BindContext) {
  const { heading, kinds, pageSize, links, words, results } = options
  const source = site.languages.find(({ root, tag }) => root === undefined && tag !== site.language)
  const other = source && { tag: source.tag, name: source.name ?? nameOf(source.tag) }
  const action = results ? undefined : site.search
  if (!results && action === undefined) return new Hidden('the site has no setting `search`')
  return { heading, props: { action, kinds, pageSize, links, words, language: site.language, other } }
}

/** Returns the name of a language in the language itself. */
const nameOf = (tag: string): string => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
