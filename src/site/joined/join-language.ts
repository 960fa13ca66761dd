import type { ContentView } from '../../../block-library/contract/content-view.ts'
import type { Page } from '../../../schemas/page.ts'
import { endpointOf } from '../../runtime/content/content-client.ts'
import { bind } from '../../runtime/engine/bind.ts'
import { localPath, withLocalLinks } from '../../runtime/engine/local-links.ts'
import { makeDocument } from '../config/page-data.ts'
import type { Project } from '../config/project.ts'
import type { LoadedPage } from '../config/site-config.ts'
import { withSubmenus } from '../config/submenus.ts'
import { parseAnswer, type SiteContent } from '../content/site-content.ts'
import { draftsOf, inOwnLanguage, type Language } from '../languages/languages.ts'
import { isMarked, overlayOf } from '../languages/overlay.ts'
import { markedAnswer, translatedAnswer } from '../languages/translated-answer.ts'
import { fileOf } from './embedded-content.ts'
import type { JoinedPage } from './joined-site.ts'

interface Joining {
  project: Project
  content: SiteContent
  storage: (path: string) => string
}

/** Joins the pages that exist in a language. `joined` are the pages in the site's own language. */
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
      return loaded && content && { own, loaded, content }
    }),
  )
  const existing = found.filter((one) => one !== undefined)
  const local = {
    root,
    addresses: existing.map(({ own }) => own.pathname),
    isDraft: draftsOf(joining.project, language.tag).length > 0,
  }
  const site = { ...withLocalLinks(withSubmenus(config.site, config.pages), local), local }
  return existing.map(({ own, loaded, content }): JoinedPage => {
    const { endpoint, live, view, marked, contentHash } = content
    const bindPage = (page: Page, shown: ContentView, readKeys = new Set<string>()) => ({
      bound: bind(page, {
        content: shown,
        site,
        visit: { params: own.params },
        storage: joining.storage,
        readKeys,
      }),
      readKeys,
    })
    const { page } = loaded
    const ids = new Set(
      bindPage(page, marked).bound.shown.flatMap((block) => (isMarked(block) ? [block.id] : [])),
    )
    const blocks = page.blocks.map((block, index) =>
      ids.has(block.id) ? (inOwnLanguage(own.loaded, index, joining.project.config) ?? block) : block,
    )
    const isOwn = blocks.filter(({ lang }) => lang !== undefined)
    const { readKeys } = bindPage({ ...page, blocks: isOwn }, own.content)
    const sections = new Map(
      [...view.sections].map(([key, section]) => [
        key,
        (readKeys.has(key) && own.content.sections.get(key)) || section,
      ]),
    )
    const path = localPath(root, loaded.path)
    const made: LoadedPage = { ...loaded, path, page: { ...page, blocks, content: live } }
    return {
      ...own,
      pathname: own.pathname === '*' ? '*' : localPath(root, own.pathname),
      loaded: made,
      endpoint,
      content: view,
      contentHash,
      document: makeDocument(made, config),
      site,
      ...bindPage({ ...page, blocks }, { ...view, sections }),
    }
  })
}

/**
 * Returns the content of a page in a language: the service's own, else its answer with the translations of the embedded
 * content, else its answer. Only the first can be newer than the page. Undefined for an article that is not translated.
 */
async function contentIn(
  { tag }: Language,
  { page }: LoadedPage,
  own: JoinedPage,
  { project, content }: Joining,
) {
  const source = page.content
  const none = {
    endpoint: own.endpoint,
    live: undefined,
    view: own.content,
    marked: own.content,
    contentHash: '',
  }
  if (!source) return none
  const text = await content.answerOf(endpointOf(source, own.params))
  if (text === undefined) return none
  const before = parseAnswer(text)
  const endpoint = `${tag}/${endpointOf(source, own.params)}`
  const answer = await content.answerOf(endpoint)
  const translation = project.translations.get(overlayOf(fileOf(own.endpoint ?? ''), tag))
  const value =
    answer === undefined ? translation && translatedAnswer(before, translation) : parseAnswer(answer)
  if (source.kind === 'article' && JSON.stringify(value ?? before) === JSON.stringify(before))
    return undefined
  const live = { ...source, endpoint: `${tag}/${source.endpoint}` }
  const marked = await content.contentOf(source, markedAnswer(value ?? before, before))
  if (answer === undefined) {
    const view = value === undefined ? own.content : await content.contentOf(source, value)
    return { ...none, view, marked }
  }
  const read = await content.contentFor({ ...page, content: live }, own.params)
  return { endpoint, live, view: read.content, marked, contentHash: read.contentHash }
}
