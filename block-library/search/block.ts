import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock } from '../contract/define-block.ts'

export const searchBlock = defineBlock({
  type: 'search',
  isRepeated: true,
  runsWasm: true,
  bind: bindSearch,
  views: { view: () => import('./view.tsx') },
})

/** Returns the texts of the search, and the languages in which pages are searched: that of the page, then the site's own. */
export function bindSearch(options: BlockOf<'search'>, { site }: BindContext) {
  const { heading, kinds, pageSize, links, words } = options
  const source = site.languages.find(({ root, tag }) => root === undefined && tag !== site.language)
  const other = source && { tag: source.tag, name: source.name ?? nameOf(source.tag) }
  return { heading, props: { kinds, pageSize, links, words, language: site.language, other } }
}

/** Returns the name of a language in the language itself. */
const nameOf = (tag: string): string => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
