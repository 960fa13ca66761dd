import { endpointOf } from '../../runtime/content/content-client.ts'
import { bind, type BoundPage } from '../../runtime/engine/bind.ts'
import { localAddresses, localPath, withLocalLinks } from '../../runtime/engine/local-links.ts'
import { childOf } from '../../util/document-order.ts'
import { onceFor } from '../../util/once-for.ts'
import { textsIn } from '../../util/texts-in.ts'
import { makeDocument } from '../config/page-data.ts'
import { kindsFile, siteFile, wordsFile } from '../config/project.ts'
import { isInOneLanguage, translationFile } from '../config/site-languages.ts'
import type { LoadedPage, SiteConfig } from '../config/site-config.ts'
import { hiddenTest, shownPage, shownSite } from '../config/shown-config.ts'
import { knownPages, type KnownPage } from '../content/known-pages.ts'
import type { ContentFor } from '../content/site-content.ts'
import { isBegun, type Language } from '../languages/languages-of.ts'
import { withoutEntries, type IsHidden } from '../config/without-entries.ts'
import { fileOf } from './embedded-content.ts'
import { sectionOf } from './section-of.ts'
import type { JoinedPage } from './joined-site.ts'

interface Joining {
  /** Configs in the source language. */
  source: SiteConfig
  /** The content host; empty if the embedded files are used. */
  host: string
  contentFor: ContentFor
  storage: (path: string) => string
}

/** Joins pages of a site in a language with their content. `existing` are all that exist in it. */
export async function joinLanguage(
  { tag, root, config, isDraft, fallbacks }: Language,
  { existing, pages }: Record<'existing' | 'pages', KnownPage[]>,
  { source, contentFor, storage }: Joining,
): Promise<JoinedPage[]> {
  const isSource = root === ''
  const addresses = existing.map(({ pathname }) => localPath(root, pathname))
  const localAddress = isSource ? undefined : localAddresses(root, source.site.language, addresses)
  const menus = shownSite(config)
  const site = localAddress
    ? {
        ...withLocalLinks(menus, localAddress),
        local: { root, isDraft, source: source.site.language, and: source.site.words.and },
      }
    : menus
  const untranslated = new Set([...fallbacks.values()].flat())
  const untranslatedIn = (value: unknown) =>
    untranslated.size === 0
      ? []
      : textsIn('', value).flatMap(({ text }) => (untranslated.has(text) ? [text] : []))
  const ofAllPages = [siteFile, wordsFile, kindsFile].flatMap((file) => fallbacks.get(file) ?? [])
  // Titles and facts of other pages are in menus and beside links.
  const inMenus = untranslatedIn(site)
  // Only an answer of the service in this language can be newer than a page.
  const local = onceFor((loaded: LoadedPage) => {
    const { path, page } = loaded
    const { content } = page
    const withContent = (live: typeof content) => ({
      ...loaded,
      path: localPath(root, path),
      page: { ...page, content: live },
    })
    return {
      live: withContent(content && { ...content, endpoint: `${tag}/${content.endpoint}` }),
      still: withContent(isInOneLanguage(loaded) ? content : undefined),
    }
  })
  // Search engines get figures and questions in the language of the page only.
  const documentOf = onceFor((loaded: LoadedPage) => {
    const { faqs, ...document } = makeDocument(loaded, config)
    return { ...document, faqs: faqs.filter((faq) => untranslatedIn(faq).length === 0) }
  })
  return Promise.all(
    pages.map(async ({ pathname, params, loaded: written }): Promise<JoinedPage> => {
      const { file, page } = written
      const read = await contentFor(page, params, isSource || isInOneLanguage(written) ? undefined : tag)
      const loaded = isSource ? written : local(written)[read.endpoint === undefined ? 'still' : 'live']
      const readKeys = new Set<string>()
      const visit = { params }
      const shown = shownPage(written, config)
      const made = bind(shown, { content: read.content, site, visit, storage, localAddress, readKeys })
      const bound = config.unshown ? { ...made, shown: withoutCards(made.shown, hiddenTest(config)) } : made
      for (const { loaded: other, block = NaN } of config.unshown ?? []) {
        const key = other.file === file && page.blocks[block] && sectionOf(page.blocks[block], page)
        if (key) readKeys.add(key)
      }
      return {
        pathname: isSource || pathname === '*' ? pathname : localPath(root, pathname),
        params,
        loaded,
        endpoint: read.endpoint ?? (page.content && endpointOf(page.content, params)),
        content: read.content,
        get contentHash() {
          return read.contentHash
        },
        get document() {
          return documentOf(loaded)
        },
        bound: untranslatedIn(bound.facts).length === 0 ? bound : { ...bound, facts: undefined },
        readKeys,
        site,
        alternates: [],
        fallbacks: [
          ...ofAllPages,
          ...inMenus,
          ...(fallbacks.get(file) ?? []),
          ...untranslatedIn(bound.shown),
          ...(read.fallbacks ?? []),
        ],
      }
    }),
  )
}

/** Returns blocks without the cards of content that lead to hidden pages, and without blocks that have no card then. */
const withoutCards = (blocks: BoundPage['shown'], isHidden: IsHidden): BoundPage['shown'] =>
  blocks.flatMap((block) => {
    const rest = withoutEntries(block, isHidden)
    // A list with a text for that case shows the text.
    if ('emptyText' in block.props) return [rest]
    const isEmptied = Object.entries(block.props).some(([key, list]) => {
      const shown = childOf(rest.props, key)
      return Array.isArray(list) && list.length > 0 && Array.isArray(shown) && shown.length === 0
    })
    return isEmptied ? [] : [rest]
  })

/** Returns the pages that exist in a language. An article does if the host lists it in this language, or one of its texts is translated. */
export async function pagesIn(
  { tag, config }: Language,
  { source, host, contentFor }: Joining,
): Promise<KnownPage[]> {
  let isListed = false
  const pages = await knownPages(config, async (page, params) => {
    const list = await contentFor(page, params, tag)
    isListed = host !== '' && list.endpoint !== undefined
    return list
  })
  return pages.filter(({ params, loaded: { page } }) => {
    if (isListed || page.content?.kind !== 'article' || params.id === undefined) return true
    const file = fileOf(endpointOf(page.content, params))
    return isBegun(source.translations.get(translationFile(file, tag)))
  })
}
