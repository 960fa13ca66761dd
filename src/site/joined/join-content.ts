import { movedOf } from '../../../schemas/redirects.ts'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import pLimit from 'p-limit'
import { storageAddress } from '../../runtime/content/storage-address.ts'
import type { Moment } from '../../../block-library/parts/is-shown.ts'
import {
  hiddenTest,
  publicMoment,
  redirectsAfter,
  shownConfig,
  shownSite,
  targetAfter,
  unshownAt,
  unshownIn,
} from '../config/shown-config.ts'
import type { Project } from '../config/project.ts'
import { bind } from '../../runtime/engine/bind.ts'
import { knownPages, type KnownPage } from '../content/known-pages.ts'
import { pictureRule, pictureSources } from '../content/picture-rule.ts'
import { MAX_REQUESTS, siteContent, type SiteContent } from '../content/site-content.ts'
import { isInOneLanguage, sourceAddress } from '../config/site-languages.ts'
import { languagesOf, type Language } from '../languages/languages-of.ts'
import { withAlternates } from './alternates.ts'
import { brokenPages } from './broken-pages.ts'
import { picturesSent } from './content-parts.ts'
import { embeddedPicture, endpointIn } from './embedded-content.ts'
import type { ResponseFacts, JoinedPage, JoinedSite, PictureFacts } from './joined-site.ts'
import { joinLanguage, pagesIn } from './join-language.ts'
import { isOpen, openPages, pageAt, type OpenPage } from './open-pages.ts'
import { readAnswers } from './read-answers.ts'
import { unshownArticles } from './unshown-articles.ts'

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
  /** Moment at which pages, blocks and articles must be public; unset, all are joined. */
  moment?: Moment
}

/** Joins the pages of a sound project, or the page at one address, with the content service's answers. */
export async function joinContent(
  reading: Project,
  { host: given = '', asking, only, origin = 'http://site.invalid', moment, ...rest }: Joining = {},
): Promise<JoinedSite> {
  const host = given.replace(/\/+$/, '')
  const clock = moment ?? { ...publicMoment(reading.config), drafts: true }
  const { root } = reading
  const folder = join(root, 'content')
  const content = rest.content ?? siteContent({ host, folder, kept: undefined, send: asking?.send, moment })
  const unshown = [
    ...unshownIn(reading.config, clock),
    ...(await unshownArticles(reading.config, clock, { host, content })),
  ]
  const config = clock.drafts ? reading.config : shownConfig(reading.config, unshown)
  const project = { ...reading, config }
  const site = shownSite(config)
  const storage = (address: string) => storageAddress(address, host)
  const { contentFor, files: contentFiles } = content
  const all = await knownPages(config, contentFor)
  const listed = new Set(all.map(({ loaded }) => loaded))
  const chosen = only === undefined ? undefined : pageAt(sourceAddress(only, config), all, config.pages)
  const joining = { source: config, host, contentFor, storage }
  const inLanguages: JoinedPage[] = []
  // The source language is first: others are not asked for content that it lacks.
  for (const language of languagesOf(config)) {
    const files = new Map(language.config.pages.map((loaded) => [loaded.file, loaded]))
    const isSource = language.root === ''
    const candidates = isSource
      ? all.filter(({ loaded }) => files.has(loaded.file))
      : await pagesIn(language, joining)
    const pages = only === undefined ? candidates : chosen ? pageIn(language, candidates, chosen) : []
    inLanguages.push(...(await joinLanguage(language, { existing: candidates, pages }, joining)))
  }
  const pages = withAlternates(inLanguages)
  const open = await Promise.all(
    (only === undefined ? config.pages.filter(isOpen) : []).map(async (loaded): Promise<OpenPage> => {
      const read = await contentFor(loaded.page, {})
      return { loaded, content: read.content }
    }),
  )
  // Links into these pages are not reported: the rule `endpoint-answer` reports the failed or empty list.
  const unlisted = config.pages
    .filter(({ path }) => path.includes(':'))
    .filter((loaded) =>
      isOpen(loaded) ? content.failures.has(loaded.page.content?.endpoint ?? '') : !listed.has(loaded),
    )
    .map(({ path }) => path)
  // The rule `article-id` reports an article whose file has another name, so links to the file's name are not reported.
  const articles = config.pages.flatMap(({ path, page: { content: source } }) => {
    const [parent = '', id] = source?.kind === 'article' ? source.endpoint.split(':') : []
    const endpoints = id === undefined ? [] : contentFiles.map(({ file }) => endpointIn(file))
    return endpoints.flatMap((endpoint) =>
      endpoint.startsWith(parent) ? [path.replace(`:${id}`, () => endpoint.slice(parent.length))] : [],
    )
  })
  const isHidden = hiddenTest(config)
  const hiddenFiles = new Set(config.unshown?.map(({ loaded }) => loaded.file))
  const answers = await readAnswers(pages, content, {
    host,
    contentFiles: contentFiles.filter(({ file }) => !hiddenFiles.has(file)),
    responses: asking?.responses,
  })
  const hosts = host === '' ? [] : [new URL(host).origin]
  const allows = pictureRule(origin, [...hosts, ...pictureSources(site)])
  const looked = new Map<string, PictureFacts | undefined>()
  // Pictures of the embedded service are files, which are read when a rule asks for them.
  if (asking && host) {
    const sent = [...answers.values()].flatMap((answer) => picturesSent(answer))
    const addresses = new Set(sent.map(({ address }) => storage(address)))
    await pLimit(MAX_REQUESTS).map([...addresses].filter(allows), async (address) => {
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
      [
        ...pages.map(({ pathname }) => pathname),
        ...[...movedOf(config.redirects), ...redirectsAfter(config)].map(({ from }) => from),
        ...articles.filter((address) => !isHidden(address)),
      ],
      [...brokenPages(project).flatMap(({ path, isUnshown }) => (isUnshown ? [] : [path])), ...unlisted],
      open,
      ({ loaded: { page }, content: view }, params) =>
        bind(page, { content: view, site, visit: { params }, storage }),
    ),
    unshownAt: (address) => {
      const { loaded, state = 'draft' } = unshownAt(address, unshown) ?? {}
      return (
        loaded && {
          file: loaded.file,
          state,
          redirect: state === 'ended' ? targetAfter(loaded.page, unshown) : undefined,
        }
      )
    },
    picture: (address) => {
      if (!host && !looked.has(address)) looked.set(address, embeddedPicture(root, address))
      return looked.get(address)
    },
  }
}

/** Returns a page in a language, if it exists there. A page with a parameter answers other addresses than the known ones. */
function pageIn({ root, config }: Language, pages: KnownPage[], { params, ...page }: KnownPage): KnownPage[] {
  const loaded = config.pages.find(({ file }) => file === page.loaded.file)
  const same = pages.find((other) => other.loaded === loaded && isDeepStrictEqual(other.params, params))
  if (same) return [same]
  return loaded && (root === '' || isOpen(loaded)) ? [{ ...page, params, loaded }] : []
}

/** Whether a page is one of the source language in another language. */
const isTranslated = ({ site, loaded }: JoinedPage) => site.local !== undefined && !isInOneLanguage(loaded)
