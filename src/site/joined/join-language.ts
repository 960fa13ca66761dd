import type { ContentView } from '../../../block-library/contract/content-view.ts'
import type { Page } from '../../../schemas/page.ts'
import { bind, type BoundBlock, type BoundPage } from '../../runtime/engine/bind.ts'
import { localPath, withLocalLinks } from '../../runtime/engine/local-links.ts'
import { makeDocument } from '../config/page-data.ts'
import type { LoadedPage, SiteConfig } from '../config/site-config.ts'
import { withSubmenus } from '../config/submenus.ts'
import type { SiteContent } from '../content/site-content.ts'
import { draftsOf, isAlone, type Language } from '../languages/languages.ts'
import { isMarked, overlayOf } from '../languages/overlay.ts'
import { markedAnswer, translatedAnswer } from '../languages/translated-answer.ts'
import { fileOf } from './embedded-content.ts'
import type { JoinedPage } from './joined-site.ts'

interface Joining {
  config: SiteConfig
  content: SiteContent
  storage: (path: string) => string
}

/** Joins the pages that exist in a language. `joined` are the pages as the site's own language has them. */
export async function joinLanguage(
  language: Language,
  joined: readonly JoinedPage[],
  joining: Joining,
): Promise<JoinedPage[]> {
  const { root, config } = language
  if (!language.isWhole) return []
  const pages = new Map(config.pages.map((loaded) => [loaded.file, loaded]))
  const found = await Promise.all(
    joined.map(async (own) => {
      const loaded = pages.get(own.loaded.file)
      const content = loaded && (await contentIn(language, loaded, own, joining))
      const path = isAlone(own.loaded) ? own.pathname.slice(root.length) : own.pathname
      return loaded && content && { own, loaded, content, path }
    }),
  )
  const existing = found.filter((one) => one !== undefined)
  const local = {
    root,
    addresses: existing.map(({ path }) => path),
    isDraft: draftsOf(joining.config, language.tag).length > 0,
  }
  const site = { ...withLocalLinks(withSubmenus(config.site, config.pages), local), local }
  return existing.map(({ own, loaded, content: { endpoint, live, view, contentHash }, path }): JoinedPage => {
    const bound = bind(loaded.page, {
      content: view,
      site,
      visit: { params: own.params },
      storage: joining.storage,
    })
    const inOwn = new Map(
      own.bound.shown.map((block) => [
        block.id,
        { ...withLocalLinks(block, local), lang: own.site.language },
      ]),
    )
    const made = {
      ...loaded,
      path: localPath(root, loaded.path),
      page: { ...wholeBlocks(loaded.page, own, bound), content: live },
    }
    return {
      ...own,
      pathname: path === '*' ? path : localPath(root, path),
      loaded: made,
      endpoint,
      content: view,
      contentHash,
      document: makeDocument(made, isAlone(loaded) ? joining.config : config),
      site,
      bound: wholeBound(bound, own.bound, inOwn),
    }
  })
}

/** Returns a page in which each block with a text that is not translated is the one of the site's own language. */
function wholeBlocks(page: Page, { loaded, site }: JoinedPage, { shown }: BoundPage): Page {
  const boundOf = new Map(shown.map((block) => [block.id, block]))
  const own = new Map(loaded.page.blocks.map((block) => [block.id, block]))
  const blocks = page.blocks.map((block) => {
    const other = isMarked([block, boundOf.get(block.id)]) ? own.get(block.id) : undefined
    return other ? { lang: site.language, ...other } : block
  })
  return { ...page, blocks }
}

/** Returns a bound page in which each part with a text that is not translated is the one of the site's own language. */
function wholeBound(bound: BoundPage, own: BoundPage, blocks: ReadonlyMap<string, BoundBlock>): BoundPage {
  return {
    ...bound,
    shown: bound.shown.flatMap((block) => whole<BoundBlock | undefined>(block, blocks.get(block.id)) ?? []),
    name: whole(bound.name, own.name),
    article: whole(bound.article, own.article),
    // Search engines get figures in the language of the page only.
    facts: whole(bound.facts, undefined),
  }
}

const whole = <T>(made: T, other: T): T => (isMarked(made) ? other : made)

interface LanguageContent {
  endpoint: string | undefined
  /** Source of newer content. Undefined if the page has content that the service does not send. */
  live: Page['content']
  /** Content in which texts of parts that are not translated end with a mark. */
  view: ContentView
  contentHash: string
}

/**
 * Returns the content of a page in a language: the service's own, else its answer with the translations of the embedded
 * content, else its answer. Only the first can be newer than the page. Undefined for an article that is not translated.
 */
async function contentIn(
  { tag }: Language,
  { page }: LoadedPage,
  own: JoinedPage,
  { config, content }: Joining,
): Promise<LanguageContent | undefined> {
  const source = page.content
  const before = content.valueOf(own.endpoint ?? '')
  const none = { endpoint: own.endpoint, live: undefined, view: own.content, contentHash: '' }
  if (isAlone({ page })) return { ...none, live: source, contentHash: own.contentHash }
  if (!source) return none
  // The own page reports the failure.
  if (before === undefined) return source.kind === 'article' ? undefined : none
  const ofArticle = (found: LanguageContent) =>
    source.kind === 'article' && isMarked(found.view.articles) ? undefined : found

  const endpoint = `${tag}/${own.endpoint}`
  if (!(await content.isMissing(endpoint))) {
    const live = { ...source, endpoint: `${tag}/${source.endpoint}` }
    const marks = { of: before, make: (answer: unknown) => markedAnswer(answer, before) }
    const read = await content.contentFor({ ...page, content: live }, own.params, marks)
    return ofArticle({ endpoint, live, view: read.content, contentHash: read.contentHash })
  }
  const translation = config.translations.get(overlayOf(fileOf(own.endpoint ?? ''), tag))
  const answer = translation ? translatedAnswer(before, translation) : before
  const view = await content.contentOf(source, markedAnswer(answer, before))
  return ofArticle({ ...none, view })
}
