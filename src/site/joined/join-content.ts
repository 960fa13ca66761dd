import { join } from 'node:path'
import pLimit from 'p-limit'
import type { ContentView } from '../../../block-library/contract/content-view.ts'
import { storageAddress } from '../../runtime/content/storage-address.ts'
import { endpointOf } from '../../runtime/content/content-client.ts'
import { makeDocument } from '../config/page-data.ts'
import { withSubmenus } from '../config/submenus.ts'
import type { Project } from '../config/project.ts'
import type { LoadedPage } from '../config/site-config.ts'
import { bind } from '../../runtime/engine/bind.ts'
import { knownPages } from '../content/known-pages.ts'
import { pictureRule, pictureSources } from '../content/picture-rule.ts'
import { siteContent, type SiteContent } from '../content/site-content.ts'
import { isAlone, languagesOf } from '../languages/languages.ts'
import { ownAddress } from '../languages/overlay.ts'
import { withAlternates } from './alternates.ts'
import { brokenPages } from './broken-pages.ts'
import { picturesSent } from './content-parts.ts'
import { embeddedFiles, embeddedPicture } from './embedded-content.ts'
import type { ResponseFacts, JoinedPage, JoinedSite, PictureFacts } from './joined-site.ts'
import { onceFor } from '../../util/once-for.ts'
import { joinLanguage } from './join-language.ts'
import { isOpen, openPages, pageAt, type OpenPage } from './open-pages.ts'
import { readAnswers } from './read-answers.ts'

/** Functions that request content from a host and record how it answers. */
export interface Asking {
  send: (address: string, init: RequestInit) => Promise<Response>
  /** Response data of each requested address. */
  responses: ReadonlyMap<string, ResponseFacts>
  look: (picture: string) => Promise<PictureFacts>
}

export interface Joining {
  /** The content host; if empty or unset, the embedded files are used. */
  host?: string
  asking?: Asking
  /** The only address to join, in any language; unset, all addresses. */
  only?: string
  /** Content that is read already; unset, it is read here. */
  content?: SiteContent
  /** Address at which the site is published. */
  origin?: string
}

/** Maximum number of simultaneous requests to a host, by publishing, validate and doctor alike. */
const asksAtOnce = 8

/** Joins the pages of a sound project, or the page at one address, with the content service's answers. */
export async function joinContent(
  project: Project,
  { host: given = '', asking, only, origin = 'http://site.invalid', ...rest }: Joining = {},
): Promise<JoinedSite> {
  const host = given.replace(/\/+$/, '')
  const { config, root } = project
  const site = withSubmenus(config.site, config.pages)
  const documentOf = onceFor((loaded: LoadedPage) => makeDocument(loaded, config))
  const folder = join(root, 'content')
  const content = rest.content ?? siteContent({ host, folder, kept: undefined, send: asking?.send })
  const storage = (address: string) => storageAddress(address, host)
  const bindPage = ({ page }: LoadedPage, params: Record<string, string>, view: ContentView) => {
    const readKeys = new Set<string>()
    return { bound: bind(page, { content: view, site, visit: { params }, storage, readKeys }), readKeys }
  }

  const atOnce = pLimit(asksAtOnce)
  const all = await knownPages(config, content.contentFor)
  const listed = new Set(all.map(({ loaded }) => loaded))
  const known =
    only === undefined
      ? all
      : [pageAt(ownAddress(only, config), all, config.pages)].filter((page) => page !== undefined)
  const joined = await atOnce.map(known, async ({ pathname, params, loaded }): Promise<JoinedPage> => {
    const { page } = loaded
    const read = await content.contentFor(page, params)
    return {
      pathname,
      params,
      loaded,
      endpoint: page.content && endpointOf(page.content, params),
      content: read.content,
      site,
      alternates: [],
      get contentHash() {
        return read.contentHash
      },
      get document() {
        return documentOf(loaded)
      },
      ...bindPage(loaded, params, read.content),
    }
  })
  const inLanguages = await Promise.all(
    languagesOf(config).map((language) => joinLanguage(language, joined, { config, content, storage })),
  )
  const inOwn = joined.filter(({ loaded: { page } }) => [undefined, site.language].includes(page.language))
  const pages = withAlternates([...inOwn, ...inLanguages.flat()])
  const open = await atOnce.map(
    only === undefined ? config.pages.filter(isOpen) : [],
    async (loaded): Promise<OpenPage> => {
      const read = await content.contentFor(loaded.page, {})
      return { loaded, content: read.content }
    },
  )
  // Links into these pages are not reported: the rule `endpoint-answer` reports the failed or empty list.
  const unlisted = config.pages
    .filter(({ path }) => path.includes(':'))
    .filter((loaded) =>
      isOpen(loaded) ? content.failures.has(loaded.page.content?.endpoint ?? '') : !listed.has(loaded),
    )
    .map(({ path }) => path)
  const contentFiles = host ? [] : embeddedFiles(root, content)
  const answers = await readAnswers(pages, content, {
    host,
    contentFiles,
    responses: asking?.responses,
  })
  const hosts = host === '' ? [] : [new URL(host).origin]
  const allows = pictureRule(origin, [...hosts, ...pictureSources(site)])
  const looked = new Map<string, PictureFacts | undefined>()
  // Pictures of the embedded service are files, which are read when a rule asks for them.
  if (asking && host) {
    const sent = [...answers.values()].flatMap((one) => picturesSent(one))
    const addresses = new Set(sent.map(({ address }) => storage(address)))
    await atOnce.map([...addresses].filter(allows), async (address) => {
      looked.set(address, await asking.look(address))
    })
  }
  return {
    ...project,
    host,
    site,
    joined: pages.filter((page) => !isTranslated(page)),
    translated: pages.filter(isTranslated),
    answers,
    contentFiles,
    allows,
    opens: openPages(
      [...pages.map(({ pathname }) => pathname), ...config.redirects.map(({ from }) => from)],
      [...brokenPages(project).map(({ path }) => path), ...unlisted],
      open,
      (page, params) => bindPage(page.loaded, params, page.content).bound,
    ),
    picture: (address) => {
      if (!host && !looked.has(address)) looked.set(address, embeddedPicture(root, address))
      return looked.get(address)
    },
  }
}

/** Whether a page is one of the site's own language in another language. */
const isTranslated = ({ site, loaded }: JoinedPage) => site.local !== undefined && !isAlone(loaded)
